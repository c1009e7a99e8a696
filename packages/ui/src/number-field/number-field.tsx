import { InputField, type InputFieldProps } from '../field/input-box'

/** Props of `NumberField`; the rest and `ref` reach the `input`, `className` the frame. */
export interface NumberFieldProps extends Omit<InputFieldProps, 'type' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** Controlled value; `null` for an empty field. */
  value?: number | null | undefined
  /** Initial value when uncontrolled. */
  defaultValue?: number | null | undefined
  /** Called with the number after every change; `null` when empty or incomplete. */
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
