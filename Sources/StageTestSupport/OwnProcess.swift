import HeadlessUIKit
import Testing
