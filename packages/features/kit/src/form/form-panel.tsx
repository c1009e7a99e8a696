import { Button, ButtonLink, Dialog, SidePanel, useConfirm, type DialogProps } from '@ssp/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { FormElement, FormNotes, type AnyForm, type FormNotesProps } from './record-form'
import * as styles from './record-form.css'

/** What a page gives the panel that it opens (`usePanel`). */
export interface PanelProps {
  open: boolean
  /** Called after the panel has closed; unsent entries are gone by then. */
  onClose: () => void
}

/** Props of `FormPanel`. */
export interface FormPanelProps extends PanelProps, Pick<FormNotesProps, 'labels' | 'valueText'> {
  /** From `useRecordForm`. */
  form: AnyForm
  title: string
  description?: string | undefined
  submitLabel: string
  /** Default `Cancel`. */
  cancelLabel?: string
  /** Whether the submit button can be pressed yet. Default true. */
  complete?: boolean
  /** A dialog of this size in the centre. Default a side panel. */
  dialog?: DialogProps['size']
  /** Drawn in place of the notes of the form, for example after a version conflict. Default the notes. */
  notes?: ReactNode
  /** Stands before the buttons. */
  footerStart?: ReactNode
  /** Called before anything else when it is to be closed; false leaves it open. Default it may always be closed. */
  mayClose?: () => boolean
  /** Drawn in place of the form after a save. Default the panel closes with `onDone` of the form. */
  done?: ReactNode
  /** Confirmation before unsent entries are lost. Default a general one. */
  discard?: { title: string; loses: string; confirmLabel: string; cancelLabel: string }
  /** The fields. */
  children: ReactNode
}

/** A side panel or dialog with a form; closing it with unsent entries asks for confirmation. Mount it anew for each opening. */
export function FormPanel(props: FormPanelProps) {
  const { open, onClose, form, title, description, submitLabel, complete = true, dialog, footerStart, done } = props
  const kit = useMessages(kitMessages).form
  const confirm = useConfirm()
  const formId = useId()
  const isDone = form.saved !== null && done !== undefined
  const close = async () => {
    if (props.mayClose && !props.mayClose()) return
    if (form.isDirty && !(await confirm({ ...(props.discard ?? kit.discard), destructive: true }))) return
    form.discard()
    onClose()
  }
  const frame = {
    open,
    onOpenChange: (wanted: boolean) => void (!wanted && close()),
    title,
    description: isDone ? undefined : description,
    footer: isDone ? (
      <Button variant="primary" onClick={onClose}>
        {kit.close}
      </Button>
    ) : (
      <>
        <div className={styles.notes}>
          {props.notes || (
            <FormNotes
              form={form}
              {...(props.labels && { labels: props.labels })}
              {...(props.valueText && { valueText: props.valueText })}
            />
          )}
        </div>
        {footerStart && <div className={styles.start}>{footerStart}</div>}
        <Button onClick={() => void close()}>{props.cancelLabel ?? kit.cancel}</Button>
        <Button type="submit" form={formId} variant="primary" disabled={!complete} pending={form.isSending}>
          {submitLabel}
        </Button>
      </>
    ),
    children: isDone ? (
      done
    ) : (
      <FormElement id={formId} form={form} className={dialog && dialog !== 'sm' ? styles.columns : styles.fields}>
        {props.children}
      </FormElement>
    ),
  }
  return dialog ? <Dialog {...frame} size={dialog} /> : <SidePanel {...frame} />
}

/** Props of `FormDone`. */
export interface FormDoneProps {
  text: string
  /** Where to look at what was saved. */
  view?: { label: string; href: string } | null
  /** Begins anew: 'Create another'. */
  again?: { label: string; onClick: () => void }
}

/** The success text of a panel; it takes the focus, since the form and its button are gone. */
export function FormDone({ text, view, again }: FormDoneProps) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.done}>
      <CircleCheck size={24} aria-hidden="true" className={styles.doneIcon} />
      <p ref={message} tabIndex={-1} className={styles.doneMessage}>
        {text}
      </p>
      {view && <ButtonLink href={view.href}>{view.label}</ButtonLink>}
      {again && <Button onClick={again.onClick}>{again.label}</Button>}
    </div>
  )
}
