import { optionValues } from './answers.ts'
import { hasOptions, isInput } from './field-types.ts'
import type { FormField } from './types.ts'

/** Why a form cannot be answered: it asks nothing, or a question has no text, no options, or a condition on an option that is gone. */
export type PublishCode = 'noQuestion' | 'noLabel' | 'noOptions' | 'conditionOption'

/** An error of a form that is to be published. */
export interface PublishError {
  code: PublishCode
  /** The field, and its place from 0; absent for the form as a whole. */
  field?: FormField
  index?: number
}

function codeOf(field: FormField, questions: ReadonlyMap<number, FormField>): PublishCode | undefined {
  if (isInput(field) && !field.label?.trim()) return 'noLabel'
  if (hasOptions(field.type) && optionValues(field).length === 0) return 'noOptions'
  const { showIf } = field
  const question = showIf && questions.get(showIf.fieldId)
  if (!question || !hasOptions(question.type) || showIf.operator === 'answered') return undefined
  return optionValues(question).includes(String(showIf.value)) ? undefined : 'conditionOption'
}

/**
 * Checks well-formed fields (`checkFields`) before employees are to answer them. A draft or a template may be incomplete. Fields
 * to skip are not asked and not checked.
 *
 * @returns the errors in the order of the fields; none when the form can be answered
 */
export function checkPublishable(fields: readonly FormField[]): PublishError[] {
  const asked = fields.filter(({ skip }) => !skip)
  if (!asked.some(isInput)) return [{ code: 'noQuestion' }]
  const questions = new Map(asked.map((field) => [field.id, field]))
  return fields.flatMap((field, index) => {
    const code = field.skip ? undefined : codeOf(field, questions)
    return code ? [{ code, field, index }] : []
  })
}
