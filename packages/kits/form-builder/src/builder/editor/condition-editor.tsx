import { useMessages } from '@ssp/feature-kit'
import { Checkbox, DatePicker, NumberField, Select } from '@ssp/ui'
import { editorMessages } from '../../messages'
import {
  answerKind,
  fieldName,
  isInput,
  OPERATORS,
  optionLabels,
  type AnswerKind,
  type Condition,
  type ConditionOperator,
  type FormField,
} from '../../model'
import { useBuilderState } from '../builder-context'
import * as styles from './editor.css'
import { LimitedText } from './limited-text'
import type { PartProps } from './part-props'

/** Shows the field only if an earlier answer matches. */
export function ConditionEditor({ field, onChange }: PartProps) {
  const text = useMessages(editorMessages).condition
  const fields = useBuilderState((state) => state.draft.fields)
  const earlier = fields
    .slice(
      0,
      Math.max(
        0,
        fields.findIndex(({ id }) => id === field.id),
      ),
    )
    .filter(isInput)
  const { showIf, ...unconditional } = field
  const first = earlier.at(-1)
  const question = showIf && earlier.find(({ id }) => id === showIf.fieldId)
  return (
    <div className={styles.condition}>
      <Checkbox
        label={text.show}
        help={first ? undefined : text.none}
        // A condition whose question no longer exists can be removed.
        disabled={!first && !showIf}
        checked={showIf !== undefined}
        onCheckedChange={(checked) =>
          onChange(checked && first ? { ...field, showIf: conditionOn(first) } : unconditional)
        }
      />
      {showIf && question && (
        <ConditionParts
          condition={showIf}
          earlier={earlier}
          question={question}
          onChange={(next) => onChange({ ...field, showIf: next })}
        />
      )}
    </div>
  )
}

interface ConditionPartsProps {
  condition: Condition
  earlier: readonly FormField[]
  /** The question that the condition refers to. */
  question: FormField
  onChange: (condition: Condition) => void
}

function ConditionParts({ condition, earlier, question, onChange }: ConditionPartsProps) {
  const text = useMessages(editorMessages).condition
  const kind = answerKind(question.type) ?? 'text'
  const chooseQuestion = (id: string) => {
    const next = earlier.find((field) => String(field.id) === id)
    if (next) onChange(conditionOn(next))
  }
  const chooseOperator = (operator: string) =>
    onChange(withOperator(condition, operator as ConditionOperator, question))
  return (
    <div className={styles.triple}>
      <Select
        label={text.question}
        options={earlier.map((field) => ({ value: String(field.id), label: field.label || fieldName(field) }))}
        value={String(condition.fieldId)}
        onValueChange={chooseQuestion}
      />
      <Select
        label={text.operator}
        options={OPERATORS[kind].map((value) => ({ value, label: text.operators[value] }))}
        value={condition.operator}
        onValueChange={chooseOperator}
      />
      {condition.operator !== 'answered' && (
        <ConditionValue condition={condition} question={question} kind={kind} onChange={onChange} />
      )}
    </div>
  )
}

interface ConditionValueProps extends Pick<ConditionPartsProps, 'condition' | 'question' | 'onChange'> {
  kind: AnswerKind
}

function ConditionValue({ condition, question, kind, onChange }: ConditionValueProps) {
  const { value: label } = useMessages(editorMessages).condition
  const { value = '' } = condition
  const set = (next: string | number) => onChange({ ...condition, value: next })
  if (kind === 'option' || kind === 'options') {
    return <Select label={label} options={optionLabels(question)} value={String(value)} onValueChange={set} />
  }
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : null
    return <NumberField label={label} step="any" value={number} onValueChange={(next) => set(next ?? '')} />
  }
  if (kind === 'date' || kind === 'datetime') {
    const granularity = kind === 'date' ? 'day' : 'minute'
    return (
      <DatePicker
        label={label}
        granularity={granularity}
        value={String(value) || null}
        onValueChange={(next) => set(next ?? '')}
      />
    )
  }
  return <LimitedText label={label} value={String(value)} onChange={set} />
}

/** The initial condition on a question: on its first option, or on having been answered. */
function conditionOn(question: FormField): Condition {
  const operator = OPERATORS[answerKind(question.type) ?? 'text'][0] ?? 'answered'
  const hasOptions = optionLabels(question).length > 0
  return withOperator({ fieldId: question.id, operator }, hasOptions ? operator : 'answered', question)
}

function withOperator({ fieldId, value }: Condition, operator: ConditionOperator, question: FormField): Condition {
  if (operator === 'answered') return { fieldId, operator }
  return { fieldId, operator, value: value ?? optionLabels(question)[0]?.value ?? '' }
}
