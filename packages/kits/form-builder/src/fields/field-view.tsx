import { memo, useCallback } from 'react'
import { isInput, type AnswerValue, type FormField } from '../model'
import { DesignField } from './design-field'
import { FieldControl } from './field-control'

/** Props of `FieldView`. */
export interface FieldViewProps {
  field: FormField
  value: AnswerValue
  error?: string | undefined
  /** Called with the id and the answer; keep it stable. */
  onAnswer: (id: number, value: AnswerValue) => void
}

/** A field as a respondent sees it; renders again only when the field, its answer or its error changes. */
export const FieldView = memo(function FieldView({ field, value, error, onAnswer }: FieldViewProps) {
  const change = useCallback((next: AnswerValue) => onAnswer(field.id, next), [field.id, onAnswer])
  return (
    <div data-question={isInput(field) ? field.id : undefined} data-state={error ? 'error' : undefined}>
      {isInput(field) ? (
        <FieldControl field={field} value={value} error={error} onChange={change} />
      ) : (
        <DesignField field={field} />
      )}
    </div>
  )
})
