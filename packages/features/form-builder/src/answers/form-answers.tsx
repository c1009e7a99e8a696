import { useMessages } from '@ssp/feature-kit'
import { DesignField } from '../fields/design-field'
import { FieldControl } from '../fields/field-control'
import * as styles from '../runner/form-fields.css'
import { isInput, visibleFields, type Answers, type FormField } from '../model'
import { answersMessages } from './messages'

/** An answer to a question that the form no longer has. */
export interface OtherAnswer {
  /** Id of the question. */
  id: number
  /** What the question was called. */
  label: string
  /** The answer as text. */
  text: string
}

/** Props of `FormAnswers`. */
export interface FormAnswersProps {
  fields: readonly FormField[]
  /** Answers by field id. */
  answers: Answers
  /** Answers that belong to no field, shown after the others. Default none. */
  others?: readonly OtherAnswer[]
}

const nothing = () => undefined

/** The answers of one person, read-only, under the questions that they were asked. */
export function FormAnswers({ fields, answers, others }: FormAnswersProps) {
  const messages = useMessages(answersMessages)
  const shown = visibleFields(fields, answers).filter((field) => field.type !== 'pagebreak')
  return (
    <div className={styles.list}>
      {shown.map((field) => {
        const value = answers[String(field.id)]
        if (!isInput(field)) return <DesignField key={field.id} field={field} />
        if (value !== undefined) {
          return <FieldControl key={field.id} field={field} value={value} onChange={nothing} readOnly />
        }
        return (
          <div key={field.id}>
            <p className={styles.question}>{field.label?.trim() || field.name}</p>
            <p className={styles.noAnswer}>{messages.none}</p>
          </div>
        )
      })}
      {others !== undefined && others.length > 0 && (
        <section aria-label={messages.others} className={styles.list}>
          <h3 className={styles.question}>{messages.others}</h3>
          {others.map(({ id, label, text }) => (
            <div key={id}>
              <p className={styles.question}>{label}</p>
              <p className={styles.answer}>{text || messages.none}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  )
}
