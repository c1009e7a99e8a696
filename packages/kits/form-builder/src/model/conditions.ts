import type { AnswerKind } from './field-types.ts'
import type { ConditionOperator } from './types.ts'

const TEXT: ConditionOperator[] = ['answered', 'equals', 'notEquals', 'includes']
const ORDER: ConditionOperator[] = ['answered', 'equals', 'notEquals', 'greaterThan', 'lessThan']

/** The ways in which a condition can compare an answer of a type; the first is the default of a new condition. */
export const OPERATORS: Record<AnswerKind, readonly ConditionOperator[]> = {
  text: TEXT,
  email: TEXT,
  custom: TEXT,
  number: ORDER,
  date: ORDER,
  datetime: ORDER,
  option: ['equals', 'notEquals', 'answered'],
  options: ['includes', 'answered'],
}
