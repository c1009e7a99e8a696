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
  /** Names the field and, followed by what it does, its picker. */
  label: string
  /** The text, held by the host: `#rrggbb` when it is complete. */
  value?: string | undefined
  /** The text to begin with, where the field holds it itself. */
  defaultValue?: string | undefined
}

/** A colour as text of exactly 7 characters (spec 1, THEME tab), beside the browser's own picker. */
export function ColourField({ value, defaultValue = '', onValueChange, onBlur, disabled, ...rest }: ColourFieldProps) {
  const [text, setText] = useControllable(value, defaultValue, onValueChange)
  const words = useUiMessages('colourField')
  const complete = (event: FocusEvent<HTMLInputElement>) => {
    if (isHexColour(`#${text}`)) setText(`#${text}`)
    onBlur?.(event)
  }
  const picker = (
    <input
      type="color"
      aria-label={words.pick(rest.label)}
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
