/** An error whose cause is outside the program. Its message is all that an operator needs: it is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
