/** An error whose cause is outside the program. Its message is enough for an operator, so it is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
