import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { Field } from './field'
import * as styles from './field.css'
import { useField, type FieldProps } from './use-field'
import { useTextLimit, type TextLimitProps } from './use-text-limit'

/** Content of the box next to the input. */
export interface InputSlots {
  /** An icon or a unit before the text. */
  start?: ReactNode
  /** An icon, a unit or a small button after the text. */
  end?: ReactNode
}

/** Props of every one-line text field; the rest and `ref` reach the `input`, `className` the frame. */
export interface InputFieldProps extends FieldProps, InputSlots, TextLimitProps, ComponentPropsWithRef<'input'> {
  /** Called with the text after every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Base of all one-line fields: a native input, controlled (`value`) or uncontrolled (`defaultValue`). */
export function InputField(props: InputFieldProps) {
  const limit = useTextLimit<HTMLInputElement>(props)
  const { frame, control, rest } = useField({ ...props, notice: limit.notice })
  const { start, end, onValueChange: _onValueChange, overLimit: _overLimit, ...input } = rest
  return (
    <Field {...frame} counter={limit.counter}>
      <div className={cx('ssp-Field__box', styles.box)}>
        {start && <span className={styles.slot}>{start}</span>}
        <input {...input} {...control} {...limit.input} className={cx('ssp-Field__input', styles.input)} />
        {end && <span className={styles.slot}>{end}</span>}
      </div>
    </Field>
  )
}
