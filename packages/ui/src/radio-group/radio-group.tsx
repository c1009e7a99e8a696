import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import * as checkboxStyles from '../checkbox/checkbox.css'
import { RadioFieldset } from '../field/field'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import { useControllable } from '../internal/use-controllable'
import type { Option } from '../select'
import * as styles from './radio-group.css'

/** One answer of a radio group. */
export interface RadioOption extends Option {
  /** One quiet line under the answer. */
  help?: ReactNode
}

/** Props of `RadioGroup`; the rest and `ref` reach the `div` around the answers, `className` the frame. */
export interface RadioGroupProps
  extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'role' | 'defaultValue' | 'children'> {
  /** The answers, in order. */
  options: readonly RadioOption[]
  /** The chosen value, held by the host; the empty string is none. */
  value?: string | undefined
  /** The value to begin with, where the group holds it itself. */
  defaultValue?: string | undefined
  /** Hears the value after every change. */
  onValueChange?: ((value: string) => void) | undefined
  /** Name of the value in a form; made up by default. */
  name?: string | undefined
  /** Nothing can be chosen. Default false. */
  disabled?: boolean | undefined
}

/** One of a few that are worth seeing all at once. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, control, rest } = useField(props)
  const { options, value, defaultValue = '', onValueChange, name, disabled, ...root } = rest
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange)
  const ownName = useId()
  return (
    <RadioFieldset {...frame}>
      <div {...root} className={cx('ssp-RadioGroup', styles.answers)}>
        {options.map((option) => (
          <label key={option.value} className={checkboxStyles.line}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={chosen === option.value}
              disabled={disabled || option.disabled}
              data-invalid={control['aria-invalid']}
              className={cx('ssp-RadioGroup__input', checkboxStyles.control, checkboxStyles.radio)}
              onChange={() => choose(option.value)}
            />
            <span className={checkboxStyles.label}>
              {option.label}
              {option.help && <span className={styles.help}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </RadioFieldset>
  )
}
