import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import * as styles from './text-area.css'

/** Props of `TextArea`; the rest and `ref` reach the `textarea`, `className` the frame. */
export interface TextAreaProps extends FieldProps, ComponentPropsWithRef<'textarea'> {
  /** Called with the text after every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Multi-line text that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, rest } = useField(props)
  const { onValueChange, onChange, ...input } = rest
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field {...frame}>
      <div className={cx('ssp-Field__box', fieldStyles.box)}>
        <textarea
          {...input}
          {...control}
          className={cx('ssp-Field__input', fieldStyles.input, styles.input)}
          onChange={change}
        />
      </div>
    </Field>
  )
}
