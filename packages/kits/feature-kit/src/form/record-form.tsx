import { Button, DescriptionList, useFocusAfterRemoval, type DescriptionItem } from '@ssp/ui'
import { useLayoutEffect, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useLeaveGuard } from '../navigation/use-leave-guard'
import { FormNotes, type FormNotesProps, type NotedForm } from './form-notes'
import * as styles from './record-form.css'
import type { RecordFormState as Form } from './use-record-form'

/** The part of a form that its element needs. Fits the forms of all records. */
export type AnyForm = NotedForm &
  Pick<Form<never>, 'isDirty' | 'isValid' | 'isSending' | 'rejections' | 'submit' | 'discard' | 'saved'>

/** Props of `FormElement`; the rest reaches the `form`. */
export interface FormElementProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** From `useRecordForm`. */
  form: AnyForm
}

/** The `form` element: submits, and focuses the first invalid field. The browser's own validation is off. */
export function FormElement({ form, className = '', children, ...rest }: FormElementProps) {
  // The buttons disappear with the last change.
  const element = useFocusAfterRemoval<HTMLFormElement>()
  useLayoutEffect(() => {
    if (form.rejections > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form.rejections, element])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form {...rest} ref={element} className={`ssp-FormElement ${className}`} tabIndex={-1} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}

/** Props of `RecordForm`. */
export interface RecordFormProps extends FormElementProps, Pick<FormNotesProps, 'labels' | 'valueText' | 'entryText'> {
  /** Text of the save button. Default `Save`. */
  submitLabel?: string
  /** Whether the record is read-only: no buttons, and `asText` instead of the fields. Default false. */
  readOnly?: boolean
  /** The read-only record. Default: the fields, which must then be read-only themselves. */
  asText?: readonly DescriptionItem[]
  /** Whether leaving the page with changes asks for confirmation. Default true. */
  guard?: boolean
  /** Further buttons beside the save button. */
  actions?: ReactNode
}

/**
 * A form on a page: fields, notes, and Save and Discard after a change. Leaving the page with changes asks for
 * confirmation.
 */
export function RecordForm(props: RecordFormProps) {
  const {
    form,
    labels,
    valueText,
    entryText,
    submitLabel,
    readOnly = false,
    asText,
    guard = true,
    actions,
    children,
    ...rest
  } = props
  const kit = useMessages(kitMessages).form
  useLeaveGuard(guard && form.isDirty, kit.leave)
  return (
    <FormElement {...rest} form={form} className={rest.className ?? styles.fields}>
      {readOnly && asText ? <DescriptionList items={asText} /> : children}
      <FormNotes
        form={form}
        {...(labels && { labels })}
        {...(valueText && { valueText })}
        {...(entryText && { entryText })}
      />
      {!readOnly && (form.isDirty || form.isSending || actions) && (
        <div className={`ssp-RecordForm__actions ${styles.actions}`}>
          {actions}
          {(form.isDirty || form.isSending) && (
            <>
              <Button type="submit" variant="primary" pending={form.isSending}>
                {submitLabel ?? kit.save}
              </Button>
              <Button onClick={form.discard}>{kit.discardChanges}</Button>
            </>
          )}
        </div>
      )}
    </FormElement>
  )
}
