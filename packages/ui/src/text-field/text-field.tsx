import { InputField, type InputFieldProps } from '../field/input-box'

/** Props of `TextField`; the rest and `ref` reach the `input`, `className` the frame. */
export interface TextFieldProps extends Omit<InputFieldProps, 'type'> {
  /** Input type; determines keyboard and autofill. Default text. */
  type?: 'text' | 'tel' | 'url' | undefined
}

/** One line of text. */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} />
}
