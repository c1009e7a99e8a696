import { FormBuilder, type FormBuilderProps } from '@ssp/form-builder'
import { useMessages } from '@ssp/feature-kit'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { FormDraft } from '../model/survey-draft'
import { surveyMessages } from './messages'
import { RequiredLabel } from './required-label'
import type { Editor } from './use-editor'
import * as styles from './form-section.css'

/** Props of `FormSection`. */
export interface FormSectionProps<Draft extends FormDraft> {
  editor: Pick<Editor<Draft>, 'form' | 'isHighlighted' | 'builder' | 'setUnfinished'>
  /** Name of unsaved changes in the browser, to offer them again after a crash: `survey:<id>`. */
  autosaveKey: string
  /** Uploads an image of a field. */
  upload: FormBuilderProps['upload']
  /** Returns how many employees have answered a question, or chosen one of its options. */
  countAnswers?: FormBuilderProps['countAnswers']
  /** Default false. */
  readOnly?: boolean
}

/** Palette and form of a survey or template (R2-075, R2-076). */
export function FormSection<Draft extends FormDraft>(props: FormSectionProps<Draft>) {
  const { editor, autosaveKey, upload, countAnswers, readOnly = false } = props
  const { fields: heading } = useMessages(surveyMessages)
  const { form, isHighlighted, builder } = editor
  const { fields } = form.values
  const { onValueChange } = form.field('fields')
  const latest = useRef(onValueChange)
  useLayoutEffect(() => {
    latest.current = onValueChange
  })
  // Stable, so that a change of the summary does not render the form again.
  const change = useCallback((next: FormDraft['fields']) => latest.current(next as Draft['fields']), [])
  return (
    <section aria-label={heading} className={styles.root}>
      <h2 className={styles.heading}>
        <RequiredLabel missing={isHighlighted && fields.length === 0}>{heading}</RequiredLabel>
      </h2>
      <FormBuilder
        ref={builder}
        onUnfinished={editor.setUnfinished}
        fields={fields}
        onChange={change}
        readOnly={readOnly}
        upload={upload}
        countAnswers={countAnswers}
        autosaveKey={autosaveKey}
      />
    </section>
  )
}
