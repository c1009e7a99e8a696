import type { ComponentPropsWithRef } from 'react'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField, type FieldProps } from '../field/use-field'
import { useTextLimit, type TextLimitProps } from '../field/use-text-limit'
import { cx } from '../internal/cx'
import * as styles from './text-area.css'

/** Props of `TextArea`; the rest and `ref` reach the `textarea`, `className` the frame. */
export interface TextAreaProps extends FieldProps, TextLimitProps, ComponentPropsWithRef<'textarea'> {
  /** Called with the text after every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Multi-line text that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const limit = useTextLimit<HTMLTextAreaElement>(props)
  const { frame, control, rest } = useField({ ...props, notice: limit.notice })
  const { onValueChange: _onValueChange, overLimit: _overLimit, ...input } = rest
  return (
    <Field {...frame} counter={limit.counter}>
      <div className={cx('ssp-Field__box', fieldStyles.box)}>
        <textarea
          {...input}
          {...control}
          {...limit.input}
          className={cx('ssp-Field__input', fieldStyles.input, styles.input)}
        />
      </div>
    </Field>
  )
}
