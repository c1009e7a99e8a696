import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import * as styles from './select.css'

/** One option. */
export interface Option {
  /** Stored value. */
  value: string
  /** Visible text. */
  label: string
  /** Whether the option is disabled. Default false. */
  disabled?: boolean | undefined
}

/** Props of `Select`; the rest and `ref` reach the `select`, `className` the frame. */
export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size' | 'children' | 'value' | 'defaultValue'> {
  /** Options in order. */
  options: readonly Option[]
  /** Controlled value; the empty string for none. */
  value?: string | undefined
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined
  /** Text while nothing is selected; selectable again unless the field is required. */
  placeholder?: string | undefined
  /** Called with the value after every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Selects one of a few options with the native control. For many options use `ComboBox`. */
export function Select(props: SelectProps) {
  const { frame, control, rest } = useField(props)
  const { options, placeholder, onValueChange, onChange, ...select } = rest
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  // Without it the browser selects the first option instead of a disabled placeholder.
  const initial = select.value === undefined && placeholder !== undefined ? { defaultValue: '' } : {}
  return (
    <Field {...frame}>
      <div className={cx('ssp-Field__box', fieldStyles.box, styles.box)}>
        <select
          {...initial}
          {...select}
          {...control}
          className={cx('ssp-Select__input', fieldStyles.input, styles.select)}
          onChange={change}
        >
          {placeholder !== undefined && (
            <option value="" disabled={frame.required} className={styles.option}>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled} className={styles.option}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
      </div>
    </Field>
  )
}
