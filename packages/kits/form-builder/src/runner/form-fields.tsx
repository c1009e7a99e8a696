import type { Answers, AnswerValue, FormField } from '../model'
import { FieldView } from '../fields/field-view'
import * as styles from './form-fields.css'

/** Props of `FormFields`. */
export interface FormFieldsProps {
  fields: readonly FormField[]
  answers: Answers
  /** Called with the id of a field and its new answer; keep the same function, or every field renders again. */
  onAnswer: (id: number, value: AnswerValue) => void
  /** Errors, by field id. */
  errors?: ReadonlyMap<number, string>
}

const NO_ERRORS: ReadonlyMap<number, string> = new Map()

/** Fields to answer, one below the other. An answer renders only its own field. */
export function FormFields({ fields, answers, onAnswer, errors = NO_ERRORS }: FormFieldsProps) {
  return (
    <div className={styles.list}>
      {fields.map((field) => (
        <div key={field.id} className={`ssp-FormRunner__field ${styles.item}`}>
          <FieldView
            field={field}
            value={answers[String(field.id)] ?? null}
            error={errors.get(field.id)}
            onAnswer={onAnswer}
          />
        </div>
      ))}
    </div>
  )
}
