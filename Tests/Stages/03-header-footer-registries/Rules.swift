// Rules that more than one test judges.

let ownClass = "What a class dequeues is of that class."

let ownSelf = """
  The class that the call was sent to counts, not the type that the variable is declared with.
  """

let fromNib = """
  A view whose class says `isFromNib` is made from its nib; nothing else connects outlets.
  """

let wrongList = """
  A call with the wrong list stops at once and says which view it was about: to return without a word \
  is to miss a header, or to crash, later and far from the mistake.
  """
