import type { ComponentPropsWithRef } from 'react'
import * as checkboxStyles from '../checkbox/checkbox.css'
import { OptionsFieldset } from '../field/field'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import { useControllable } from '../internal/use-controllable'
import type { RadioOption } from '../radio-group'
import * as styles from '../radio-group/radio-group.css'

/** Props of `CheckboxGroup`; the rest and `ref` reach the `div` around the options, `className` the frame. */
export interface CheckboxGroupProps
  extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'role' | 'defaultValue' | 'children'> {
  /** Options in order. */
  options: readonly RadioOption[]
  /** Controlled values of the ticked options. */
  value?: readonly string[] | undefined
  /** Initial values when uncontrolled. */
  defaultValue?: readonly string[] | undefined
  /** Called with the values of the ticked options, in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Name of the values in a form. */
  name?: string | undefined
  /** Whether the field is disabled. Default false. */
  disabled?: boolean | undefined
}

const NONE: readonly string[] = []

/** Selects any of a few options that are all visible. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { frame, control, rest } = useField(props)
  const { options, value, defaultValue = NONE, onValueChange, name, disabled, ...root } = rest
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange)
  const toggle = (option: string, checked: boolean) =>
    choose(
      options.flatMap((each) => ((each.value === option ? checked : chosen.includes(each.value)) ? each.value : [])),
    )
  return (
    <OptionsFieldset role="group" {...frame}>
      <div {...root} className={cx('ssp-CheckboxGroup', styles.answers)}>
        {options.map((option) => (
          <label key={option.value} className={checkboxStyles.line}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={disabled || option.disabled}
              aria-invalid={control['aria-invalid']}
              className={cx('ssp-CheckboxGroup__input', checkboxStyles.control, checkboxStyles.checkbox)}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            <span className={checkboxStyles.label}>
              {option.label}
              {option.help && <span className={styles.help}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </OptionsFieldset>
  )
}
