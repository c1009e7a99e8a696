import { answerKind, type AnswerError, type FormField } from '../model'

/** The texts of invalid answers. */
export interface AnswerErrorMessages {
  required: string
  requiredOptions: string
  invalid: string
  invalidEmail: string
  invalidNumber: string
}

/** The error text at a field with an invalid answer. */
export function answerErrorText(error: AnswerError, field: FormField, messages: AnswerErrorMessages): string {
  const kind = answerKind(field.type)
  if (error === 'required') return kind === 'options' ? messages.requiredOptions : messages.required
  if (kind === 'email') return messages.invalidEmail
  return kind === 'number' ? messages.invalidNumber : messages.invalid
}
