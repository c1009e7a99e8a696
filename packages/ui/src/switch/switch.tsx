import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import * as checkboxStyles from '../checkbox/checkbox.css'
import { FieldLabelText, FieldMessage } from '../field/field'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import * as styles from './switch.css'

/** Props of `Switch`; the rest and `ref` reach the `input`, `className` the frame. */
export interface SwitchProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** Called with the new state after every change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** An on/off value that takes effect immediately. */
export function Switch(props: SwitchProps) {
  const { frame, control, rest } = useField(props)
  const { onCheckedChange, onChange, ...input } = rest
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.(event.currentTarget.checked)
  }
  return (
    <div className={cx('ssp-Switch', checkboxStyles.root, frame.className)}>
      <label htmlFor={frame.controlId} className={checkboxStyles.line}>
        <input
          {...input}
          {...control}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox exposes its checked state
          role="switch"
          className={cx('ssp-Switch__input', checkboxStyles.control, styles.track)}
          onChange={change}
        />
        <span className={checkboxStyles.label}>
          <FieldLabelText {...frame} />
        </span>
      </label>
      <FieldMessage {...frame} className={styles.message} />
    </div>
  )
}
