import { CircleAlert } from 'lucide-react'
import type { ComponentType, LabelHTMLAttributes, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './field.css'
import type { FieldFrame } from './use-field'

interface FrameProps extends FieldFrame {
  children: ReactNode
}

interface FieldFrameProps extends FrameProps {
  /** React Aria's label component inside its own fields; default a `label` for the control. */
  labelAs?: ComponentType<LabelHTMLAttributes<HTMLLabelElement>>
}

/** Label, control and below it the help or the error. */
export function Field({ controlId, labelId, className, labelAs: OwnLabel, children, ...rest }: FieldFrameProps) {
  const labelClass = cx('ssp-Field__label', !rest.hideLabel && styles.label)
  return (
    <div className={cx('ssp-Field', styles.root, className)}>
      {OwnLabel ? (
        <OwnLabel className={labelClass}>
          <FieldLabelText {...rest} />
        </OwnLabel>
      ) : (
        <label id={labelId} htmlFor={controlId} className={labelClass}>
          <FieldLabelText {...rest} />
        </label>
      )}
      {children}
      <FieldMessage help={rest.help} error={rest.error} messageId={rest.messageId} />
    </div>
  )
}

/** Fieldset of several radio buttons under one legend. */
export function RadioFieldset({ controlId, className, children, ...rest }: FrameProps) {
  const { error, help, required, messageId, hideLabel } = rest
  return (
    <fieldset
      id={controlId}
      role="radiogroup"
      aria-describedby={error || help ? messageId : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className={cx('ssp-Field', styles.root, className)}
    >
      <legend className={cx('ssp-Field__label', !hideLabel && styles.label)}>
        <FieldLabelText {...rest} />
      </legend>
      {children}
      <FieldMessage help={help} error={error} messageId={messageId} />
    </fieldset>
  )
}

type LabelProps = Pick<FieldFrame, 'label' | 'required' | 'hideLabel'>

/** The label text, with a visual mark for required fields. */
export function FieldLabelText({ label, required, hideLabel }: LabelProps) {
  if (hideLabel) return <VisuallyHidden>{label}</VisuallyHidden>
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className={styles.requiredMark}>
          {'\u00a0*'}
        </span>
      )}
    </>
  )
}

interface MessageProps extends Pick<FieldFrame, 'help' | 'error' | 'messageId'> {
  className?: string | undefined
}

/** The help, replaced by the error; changes are announced. */
export function FieldMessage({ help, error, messageId, className }: MessageProps) {
  return (
    <div
      id={messageId}
      aria-live="polite"
      data-state={error ? 'error' : undefined}
      className={cx('ssp-Field__message', styles.message, className)}
    >
      {error && <CircleAlert size={14} aria-hidden="true" className={styles.messageIcon} />}
      {(error || help) && <span>{error || help}</span>}
    </div>
  )
}
