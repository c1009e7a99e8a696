import { useMessages } from '@ssp/feature-kit'
import { DescriptionList, type DescriptionItem } from '@ssp/ui'
import type { ReactNode } from 'react'
import { DesignField } from '../fields/design-field'
import { useCustomFields } from '../fields/field-types'
import { isEmptyAnswer, isInput, visibleFields, type Answers, type FormField } from '../model'
import { answerText } from './answer-text'
import { answersMessages } from './messages'
import * as styles from './form-answers.css'

/** An answer to a question that the form no longer has. */
export interface OtherAnswer {
  /** Id of the question. */
  id: number
  /** The name of the question. */
  label: string
  /** The answer as text. */
  text: string
}

/** Props of `FormAnswers`. */
export interface FormAnswersProps {
  /** The answered form, in the order of its fields. */
  fields: readonly FormField[]
  /** Answers by field id. */
  answers: Answers
  /** Answers that belong to no field, shown after the others. Default: none. */
  others?: readonly OtherAnswer[]
}

const nothing = () => undefined
const labelOf = ({ label, name }: FormField) => label?.trim() || name

/** The answers of one person as text, under their questions; questions without an answer are collapsed. */
export function FormAnswers({ fields, answers, others }: FormAnswersProps) {
  const messages = useMessages(answersMessages)
  const customs = useCustomFields()
  const asked = visibleFields(fields, answers).filter(({ type }) => type !== 'pagebreak')
  const isUnanswered = (field: FormField) => isInput(field) && isEmptyAnswer(answers[String(field.id)])
  const shown = asked.filter((field) => !isUnanswered(field)).filter(hasContent)
  const parts: ReactNode[] = []
  let items: DescriptionItem[] = []
  const flush = () => {
    if (items.length > 0) parts.push(<DescriptionList key={`list ${parts.length}`} items={items} />)
    items = []
  }
  for (const field of shown) {
    const value = answers[String(field.id)] ?? null
    const custom = customs.get(field.type)
    if (isInput(field) && !custom) {
      items.push({ label: labelOf(field), value: answerText(field, value, messages) })
      continue
    }
    flush()
    parts.push(
      custom ? (
        <custom.Control key={field.id} field={field} value={value} onChange={nothing} readOnly />
      ) : field.type === 'header' ? (
        <h3 key={field.id} className={styles.heading}>
          {field.content}
        </h3>
      ) : (
        <DesignField key={field.id} field={field} />
      ),
    )
  }
  flush()
  const unanswered = asked.filter(isUnanswered).map((field) => ({ label: labelOf(field), value: null }))
  return (
    <div className={`ssp-FormAnswers ${styles.root}`}>
      {parts}
      {unanswered.length > 0 && <DescriptionList items={unanswered} foldedText={messages.folded} />}
      {others !== undefined && others.length > 0 && (
        <section aria-label={messages.others} className={styles.others}>
          <h3 className={styles.heading}>{messages.others}</h3>
          <DescriptionList items={others.map(({ label, text }) => ({ label, value: text || messages.none }))} />
        </section>
      )}
    </div>
  )
}

/** Whether a header has content under it before the end or the next header of its size. */
function hasContent(field: FormField, index: number, all: readonly FormField[]): boolean {
  const next = all[index + 1]
  return field.type !== 'header' || (next !== undefined && !(next.type === 'header' && next.size === field.size))
}
