import { InputField, type InputFieldProps } from '../field/input-box'

/** Props of `NumberField`; the rest and `ref` reach the `input`, `className` the frame. */
export interface NumberFieldProps extends Omit<InputFieldProps, 'type' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The number, held by the host; `null` is an empty field. */
  value?: number | null | undefined
  /** The number to begin with, where the field holds it itself. */
  defaultValue?: number | null | undefined
  /** Hears the number after every change; `null` for an empty or unfinished one. */
  onValueChange?: ((value: number | null) => void) | undefined
}

/** A number, typed or stepped with the arrow keys (`min`, `max` and `step` as in HTML). */
export function NumberField({ value, defaultValue, onValueChange, ...rest }: NumberFieldProps) {
  return (
    <InputField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...(value !== undefined && { value: value ?? '' })}
      {...(defaultValue != null && { defaultValue })}
      type="number"
      onValueChange={onValueChange && ((text) => onValueChange(text === '' ? null : Number(text)))}
    />
  )
}
