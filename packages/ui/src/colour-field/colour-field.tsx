import type { FocusEvent } from 'react'
import { InputField, type InputFieldProps } from '../field/input-box'
import { useUiMessages } from '../internal/messages-context'
import { useControllable } from '../internal/use-controllable'
import { isHexColour } from '../theme/tenant'
import * as styles from './colour-field.css'

/** Props of `ColourField`; the rest and `ref` reach the text `input`, `className` the frame. */
export interface ColourFieldProps extends Omit<
  InputFieldProps,
  'type' | 'start' | 'end' | 'maxLength' | 'value' | 'defaultValue'
> {
  /** Label of the field, also part of the picker's accessible name. */
  label: string
  /** Controlled text: `#rrggbb` when complete. */
  value?: string | undefined
  /** Initial text when uncontrolled. */
  defaultValue?: string | undefined
}

/** A colour as text of exactly 7 characters (spec 1, THEME tab), with the browser's picker. */
export function ColourField({ value, defaultValue = '', onValueChange, onBlur, disabled, ...rest }: ColourFieldProps) {
  const [text, setText] = useControllable(value, defaultValue, onValueChange)
  const messages = useUiMessages('colourField')
  const complete = (event: FocusEvent<HTMLInputElement>) => {
    if (isHexColour(`#${text}`)) setText(`#${text}`)
    onBlur?.(event)
  }
  const picker = (
    <input
      type="color"
      aria-label={messages.pick(rest.label)}
      disabled={disabled}
      value={isHexColour(text) ? text.toLowerCase() : '#000000'}
      className={styles.swatch}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
  return (
    <InputField
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      disabled={disabled}
      type="text"
      maxLength={7}
      value={text}
      start={picker}
      onBlur={complete}
      onValueChange={setText}
    />
  )
}
