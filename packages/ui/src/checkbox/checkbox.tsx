import { useEffect, useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { FieldLabelText, FieldMessage } from '../field/field'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import { mergeRefs } from '../internal/merge-refs'
import * as styles from './checkbox.css'

/** Props of `Checkbox`; the rest and `ref` reach the `input`, `className` the frame. */
export interface CheckboxProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Shows the mixed state; visual only, the value is still `checked`. Default false. */
  indeterminate?: boolean | undefined
  /** Called with the new state after every change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** An on/off value that takes effect when the form is submitted. For an immediate effect use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { frame, control, rest } = useField(props)
  const { indeterminate = false, onCheckedChange, onChange, ref, ...input } = rest
  const element = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate
  }, [indeterminate])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.(event.currentTarget.checked)
  }
  return (
    <div className={cx('ssp-Checkbox', styles.root, frame.className)}>
      <label htmlFor={frame.controlId} className={styles.line}>
        <input
          {...input}
          {...control}
          ref={mergeRefs(element, ref)}
          type="checkbox"
          className={cx('ssp-Checkbox__input', styles.control, styles.checkbox)}
          onChange={change}
        />
        <span className={styles.label}>
          <FieldLabelText {...frame} />
        </span>
      </label>
      <FieldMessage {...frame} className={styles.message} />
    </div>
  )
}
