import { formatDate, formatDateTime, useMessages } from '@ssp/feature-kit'
import { memo, useRef } from 'react'
import { FieldSketch } from '../fields/field-sketch'
import { SheetIcon } from '../fields/icon-sheet'
import { editorMessages } from '../messages'
import { answerKind, fieldName, optionLabels, type FormField } from '../model'
import { useBuilder, useBuilderState, useSavedField } from './builder-context'
import * as styles from './builder.css'
import { FieldEditor } from './editor/field-editor'
import { UploadProgress } from './editor/upload-progress'
import { FieldHeader } from './field-header'
import { useBuilderText } from './text-context'
import { useFieldFocus } from './use-field-focus'

/** One field of the canvas: collapsed with a preview, or expanded with its editor. Reads only its own field. */
export const FieldItem = memo(function FieldItem({ id }: { id: number }) {
  const saved = useSavedField(id)
  const edited = useBuilderState((state) => state.editing.get(id))
  const root = useRef<HTMLLIElement>(null)
  const isExpanded = edited !== undefined
  useFieldFocus(id, root, isExpanded)
  if (!saved) return null
  return (
    <li
      ref={root}
      aria-label={fieldName(saved)}
      data-field={id}
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      className={`ssp-FormBuilder__field ${styles.field}`}
    >
      <FieldHeader field={edited ?? saved} isExpanded={isExpanded} />
      {edited ? (
        <FieldEditor field={edited} />
      ) : (
        <div className={styles.sketch}>
          <FieldSketch field={saved} />
          <UploadProgress fieldId={id} />
          {saved.showIf && <ConditionNote field={saved} />}
        </div>
      )}
    </li>
  )
})

/** The value of a condition as the question displays it. */
function valueText(question: FormField, value: string): string {
  const kind = answerKind(question.type)
  if (kind === 'date') return formatDate(value) || value
  if (kind === 'datetime') return formatDateTime(value) || value
  return optionLabels(question).find((option) => option.value === value)?.label ?? value
}

/** Describes in a sentence when the field is shown. */
function ConditionNote({ field }: { field: FormField }) {
  const text = useBuilderText()
  const { operators } = useMessages(editorMessages).condition
  const { store } = useBuilder()
  const sentence = useBuilderState(() => {
    const question = field.showIf && store.field(field.showIf.fieldId)
    if (!field.showIf || !question) return ''
    const { operator, value = '' } = field.showIf
    return text.shownIf(question.label || fieldName(question), operators[operator], valueText(question, String(value)))
  })
  return (
    <p className={styles.condition}>
      <SheetIcon name="condition" size={14} />
      {sentence}
    </p>
  )
}
