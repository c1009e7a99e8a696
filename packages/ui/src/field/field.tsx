import { CircleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ComponentType, LabelHTMLAttributes, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './field.css'
import type { FieldFrame } from './use-field'

interface FrameProps extends FieldFrame {
  /** The control. */
  children: ReactNode
}

/** Props of `Field`; the rest and `ref` reach the root. */
export interface FieldFrameProps extends FrameProps, Omit<ComponentPropsWithRef<'div'>, keyof FrameProps> {
  /** React Aria's label component inside its own fields; default a `label` for the control. */
  labelAs?: ComponentType<LabelHTMLAttributes<HTMLLabelElement>>
}

/** Label, control and below it the help or the error. */
export function Field(props: FieldFrameProps) {
  const { controlId, labelId, messageId, label, help, error, notice, hideLabel, labelAs: OwnLabel, ...root } = props
  const { required, requiredMark = required, counter, className, children, ...rest } = root
  const labelClass = cx('ssp-Field__label', !hideLabel && styles.label)
  const text = <FieldLabelText label={label} requiredMark={requiredMark} hideLabel={hideLabel} />
  return (
    <div {...rest} className={cx('ssp-Field', styles.root, className)}>
      {OwnLabel ? (
        <OwnLabel className={labelClass}>{text}</OwnLabel>
      ) : (
        <label id={labelId} htmlFor={controlId} className={labelClass}>
          {text}
        </label>
      )}
      {children}
      <FieldMessage help={help} error={error} notice={notice} messageId={messageId} />
      {counter && <div className={cx('ssp-Field__counter', styles.counter)}>{counter}</div>}
    </div>
  )
}

interface OptionsFieldsetProps extends FrameProps {
  /** Role of the options for assistive technology. */
  role: 'radiogroup' | 'group'
}

/** Fieldset of several radio buttons or checkboxes under one legend. */
export function OptionsFieldset({ controlId, className, role, children, ...rest }: OptionsFieldsetProps) {
  const { error, help, notice, required, messageId, hideLabel } = rest
  return (
    <fieldset
      id={controlId}
      role={role}
      aria-describedby={error || help || notice ? messageId : undefined}
      // A group cannot be disabled or read-only; its options carry these states.
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-required={(role === 'radiogroup' && required) || undefined}
      className={cx('ssp-Field', styles.root, className)}
    >
      <legend className={cx('ssp-Field__label', !hideLabel && styles.label)}>
        <FieldLabelText {...rest} />
      </legend>
      {children}
      <FieldMessage help={help} error={error} notice={notice} messageId={messageId} />
    </fieldset>
  )
}

type LabelProps = Pick<FieldFrame, 'label' | 'requiredMark' | 'hideLabel'>

/** The label text, with a visual mark for required fields. */
export function FieldLabelText({ label, requiredMark, hideLabel }: LabelProps) {
  if (hideLabel) return <VisuallyHidden>{label}</VisuallyHidden>
  return (
    <>
      {label}
      {requiredMark && (
        <span aria-hidden="true" className={styles.requiredMark}>
          {'\u00a0*'}
        </span>
      )}
    </>
  )
}

interface MessageProps extends Pick<FieldFrame, 'help' | 'error' | 'notice' | 'messageId'> {
  className?: string | undefined
}

/** The help, replaced by the error, and the notice; changes are announced. */
export function FieldMessage({ help, error, notice, messageId, className }: MessageProps) {
  return (
    <div
      id={messageId}
      aria-live="polite"
      data-state={error ? 'error' : undefined}
      className={cx('ssp-Field__message', styles.message, className)}
    >
      {error && <CircleAlert size={14} aria-hidden="true" className={styles.messageIcon} />}
      {(error || help) && <span className={styles.messageText}>{error || help}</span>}
      {notice && <span className={cx('ssp-Field__notice', styles.notice)}>{notice}</span>}
    </div>
  )
}
