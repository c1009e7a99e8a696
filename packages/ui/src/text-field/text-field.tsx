import { InputField, type InputFieldProps } from '../field/input-box'

/** Props of `TextField`; the rest and `ref` reach the `input`, `className` the frame. */
export interface TextFieldProps extends Omit<InputFieldProps, 'type'> {
  /** Which keyboard and which words of the browser it brings; `text` by default. */
  type?: 'text' | 'tel' | 'url' | undefined
}

/** One line of text. */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} />
}
