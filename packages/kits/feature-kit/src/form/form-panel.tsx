import { Button, ButtonLink } from '@ssp/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { InputPanel, type InputPanelProps, type PanelProps } from './input-panel'
import { FormNotes, type FormNotesProps } from './form-notes'
import { FormElement, type AnyForm } from './record-form'
import * as styles from './record-form.css'

/** Props of `FormPanel`. */
export interface FormPanelProps
  extends
    PanelProps,
    Pick<InputPanelProps, 'dialog' | 'mayClose' | 'discard'>,
    Pick<FormNotesProps, 'labels' | 'valueText' | 'entryText'> {
  /** From `useRecordForm`. */
  form: AnyForm
  /** Title. */
  title: string
  /** One sentence below the title. Default: none. */
  description?: string | undefined
  /** Label of the button that sends. */
  submitLabel: string
  /** Default `Cancel`. */
  cancelLabel?: string
  /**
   * Why the form cannot be sent now; null if it can. Only for reasons that no field can show: a missing or wrong value is
   * an error at its field when the button is clicked. Default null.
   */
  unavailable?: string | null
  /** Whether there is input besides the form's values, for example a file. Default false. */
  unsaved?: boolean
  /** Replaces the notes of the form, for example after a version conflict. Default: the notes. */
  notes?: ReactNode
  /** Shown before the buttons. */
  footerStart?: ReactNode
  /** Replaces the form after a save. Default: the panel closes and `onDone` of the form is called. */
  done?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A side panel or dialog with a form. Closing it with unsent input asks for confirmation. Remount it for each opening. */
export function FormPanel(props: FormPanelProps) {
  const { open, onClose, form, title, description, submitLabel, unavailable = null, dialog, footerStart, done } = props
  const kit = useMessages(kitMessages).form
  const formId = useId()
  const isDone = form.saved !== null && done !== undefined
  const isGone = form.failure?.isGone === true
  return (
    <InputPanel
      open={open}
      onClose={() => {
        form.discard()
        onClose()
      }}
      title={title}
      description={isDone ? undefined : description}
      dialog={dialog}
      unsaved={form.isDirty || (form.saved === null && props.unsaved === true)}
      discard={props.discard}
      mayClose={props.mayClose}
      renderFooter={(close) =>
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {kit.close}
          </Button>
        ) : (
          <>
            <div className={`ssp-FormPanel__notes ${styles.notes}`}>
              {props.notes || (
                <FormNotes
                  form={form}
                  {...(props.labels && { labels: props.labels })}
                  {...(props.valueText && { valueText: props.valueText })}
                  {...(props.entryText && { entryText: props.entryText })}
                />
              )}
            </div>
            {footerStart && <div className={styles.start}>{footerStart}</div>}
            <Button onClick={close}>{isGone ? kit.close : (props.cancelLabel ?? kit.cancel)}</Button>
            {!isGone && (
              <Button type="submit" form={formId} variant="primary" unavailable={unavailable} pending={form.isSending}>
                {submitLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {isDone ? (
        done
      ) : (
        <FormElement id={formId} form={form} className={dialog && dialog !== 'sm' ? styles.columns : styles.fields}>
          {props.children}
        </FormElement>
      )}
    </InputPanel>
  )
}

/** Props of `FormDone`. */
export interface FormDoneProps {
  /** The success text. */
  text: string
  /** A link to the saved record. */
  view?: { label: string; href: string } | null
  /** Label of the button that starts again: 'Create another'. */
  again?: { label: string; onClick: () => void }
}

/** The success text of a panel. It takes the focus, because the form and its button are unmounted. */
export function FormDone({ text, view, again }: FormDoneProps) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={`ssp-FormDone ${styles.done}`}>
      <CircleCheck size={24} aria-hidden="true" className={styles.doneIcon} />
      <p ref={message} tabIndex={-1} className={`ssp-FormDone__message ${styles.doneMessage}`}>
        {text}
      </p>
      {view && <ButtonLink href={view.href}>{view.label}</ButtonLink>}
      {again && <Button onClick={again.onClick}>{again.label}</Button>}
    </div>
  )
}
