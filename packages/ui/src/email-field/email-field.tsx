import { InputField, type InputFieldProps } from '../field/input-box'

/** Props of `EmailField`; the rest and `ref` reach the `input`, `className` the frame. */
export type EmailFieldProps = Omit<InputFieldProps, 'type'>

/** An e-mail address: e-mail keyboard, no autocorrection, autofill. */
export function EmailField(props: EmailFieldProps) {
  return <InputField autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />
}
