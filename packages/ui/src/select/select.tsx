import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import * as styles from './select.css'

/** One thing that can be chosen. */
export interface Option {
  /** What is stored. */
  value: string
  /** What is read. */
  label: string
  /** Shown, but not to be chosen. Default false. */
  disabled?: boolean | undefined
}

/** Props of `Select`; the rest and `ref` reach the `select`, `className` the frame. */
export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size' | 'children' | 'value' | 'defaultValue'> {
  /** The choices, in order. */
  options: readonly Option[]
  /** The choice, held by the host; the empty string is none. */
  value?: string | undefined
  /** The choice to begin with, where the field holds it itself. */
  defaultValue?: string | undefined
  /** What stands there while nothing is chosen; it can be chosen again unless the field is required. */
  placeholder?: string | undefined
  /** Hears the choice after every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** One of a few. It is the browser's own list, so it works everywhere as people know it; for many take `ComboBox`. */
export function Select(props: SelectProps) {
  const { frame, control, rest } = useField(props)
  const { options, placeholder, onValueChange, onChange, ...select } = rest
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  // A placeholder that cannot be chosen would otherwise give way to the first option.
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
