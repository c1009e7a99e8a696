import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button'
import { InputField, type InputFieldProps } from '../field/input-box'
import { useUiMessages } from '../internal/messages-context'
import { endButton } from '../field/end-button.css'

/** Props of `PasswordField`; the rest and `ref` reach the `input`, `className` the frame. */
export type PasswordFieldProps = Omit<InputFieldProps, 'type' | 'end'>

/** A password with a show/hide button. `autoComplete` defaults to `current-password`; set `new-password` where it applies. */
export function PasswordField(props: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false)
  const messages = useUiMessages('passwordField')
  const reveal = (
    <IconButton
      size="small"
      label={revealed ? messages.hide : messages.show}
      icon={revealed ? <EyeOff size={16} /> : <Eye size={16} />}
      disabled={props.disabled}
      className={endButton}
      onClick={() => setRevealed(!revealed)}
    />
  )
  return (
    <InputField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={revealed ? 'text' : 'password'}
      end={reveal}
    />
  )
}
