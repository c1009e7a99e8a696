import { onGrid, optionLabels, optionValues } from './answers.ts'
import { answerKind, hasOptions, isBlank, isInput } from './field-types.ts'
import type { Condition, ConditionOperator, FormField, SliderBounds } from './types.ts'

/**
 * Why a form cannot be answered. It has no question; or a question has no text, no options or two options with the same text;
 * or a header, text or image has nothing to show; or a field can never be shown, because its condition is on a question that
 * does not precede it, on an option that no longer exists, or on a value that no answer can have.
 */
export type PublishCode =
  | 'noQuestion'
  | 'noLabel'
  | 'noContent'
  | 'noOptions'
  | 'repeatedOption'
  | 'conditionQuestion'
  | 'conditionOption'
  | 'conditionValue'

/** An error of a form that is to be published. */
export interface PublishError {
  code: PublishCode
  /** The field and its index from 0; absent for the form as a whole. */
  field?: FormField
  index?: number
}

function codeOf(field: FormField, questions: ReadonlyMap<number, FormField>): PublishCode | undefined {
  if (isInput(field) && !field.label?.trim()) return 'noLabel'
  if (isBlank(field)) return 'noContent'
  if (hasOptions(field.type) && optionValues(field).length === 0) return 'noOptions'
  const labels = optionLabels(field).map(({ label }) => label.trim())
  if (new Set(labels).size < labels.length) return 'repeatedOption'
  return field.showIf && conditionCodeOf(field.showIf, questions.get(field.showIf.fieldId))
}

function conditionCodeOf({ operator, value }: Condition, question: FormField | undefined): PublishCode | undefined {
  if (!question) return 'conditionQuestion'
  if (operator === 'answered') return undefined
  if (hasOptions(question.type)) return optionValues(question).includes(String(value)) ? undefined : 'conditionOption'
  if (question.slider && !isReached(operator, Number(value), question.slider)) return 'conditionValue'
  const isNumber = answerKind(question.type) === 'number'
  return !String(value ?? '').trim() || (isNumber && Number.isNaN(Number(value))) ? 'conditionValue' : undefined
}

/** Whether an answer on a scale can meet a condition. */
function isReached(operator: ConditionOperator, value: number, slider: SliderBounds): boolean {
  if (operator === 'equals') return onGrid(value, slider)
  if (operator === 'greaterThan') return value < slider.max
  return operator !== 'lessThan' || value > slider.min
}

/**
 * Checks well-formed fields (`checkFields`) before employees can answer them. A draft or a template may be incomplete.
 * Skipped fields are not checked.
 * @returns the errors in the order of the fields; empty if the form can be answered
 */
export function checkPublishable(fields: readonly FormField[]): PublishError[] {
  const asked = fields.filter(({ skip }) => !skip)
  if (!asked.some(isInput)) return [{ code: 'noQuestion' }]
  const questions = new Map<number, FormField>()
  return fields.flatMap((field, index) => {
    if (field.skip) return []
    const code = codeOf(field, questions)
    if (isInput(field)) questions.set(field.id, field)
    return code ? [{ code, field, index }] : []
  })
}
