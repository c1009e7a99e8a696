import { useState, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react'
import { useUiMessages } from '../internal/messages-context'
import { LeftOut } from './left-out'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Props of a text field with `maxLength`. */
export interface TextLimitProps {
  /**
   * What is removed from a text longer than `maxLength`: its end, or the whole change. Either is reported below the field.
   * Default `end`.
   */
  overLimit?: 'end' | 'change' | undefined
}

interface TextLimitOptions<E extends TextControl> extends TextLimitProps {
  maxLength?: number | undefined
  value?: unknown
  defaultValue?: unknown
  notice?: ReactNode
  onPaste?: ((event: ClipboardEvent<E>) => void) | undefined
  onChange?: ((event: ChangeEvent<E>) => void) | undefined
  onValueChange?: ((value: string) => void) | undefined
}

interface TextLimit<E extends TextControl> {
  /** What was removed, instead of the caller's notice. */
  notice: ReactNode
  /** Length and limit, once the text approaches the limit. */
  counter: string | undefined
  /** Props of the control. */
  input: {
    maxLength: number | undefined
    onPaste: (event: ClipboardEvent<E>) => void
    onChange: (event: ChangeEvent<E>) => void
  }
}

/** A counter adds nothing to a code of six characters. */
const COUNTED_FROM = 50
const NEAR = 0.9

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

/**
 * Calls the handlers of a text control and reports what its limit removed; the browser alone would cut a pasted text
 * silently.
 */
export function useTextLimit<E extends TextControl>(props: TextLimitOptions<E>): TextLimit<E> {
  const { maxLength, overLimit = 'end', value, defaultValue, onPaste, onChange, onValueChange } = props
  const messages = useUiMessages('field')
  const [typed, setTyped] = useState(() => lengthOf(defaultValue))
  const [leftOut, setLeftOut] = useState(0)
  const length = value === undefined ? typed : lengthOf(value)
  const isNear = maxLength !== undefined && maxLength >= COUNTED_FROM && length >= maxLength * NEAR
  return {
    notice: leftOut > 0 && maxLength !== undefined ? <LeftOut count={leftOut} most={maxLength} /> : props.notice,
    counter: isNear ? messages.counter(length, maxLength) : undefined,
    input: {
      maxLength: overLimit === 'end' ? maxLength : undefined,
      onPaste(event) {
        onPaste?.(event)
        if (event.defaultPrevented || maxLength === undefined || overLimit === 'change') return
        setLeftOut(Math.max(0, pastedLength(event) - maxLength))
      },
      onChange(event) {
        const next = event.currentTarget.value
        if (overLimit === 'change' && maxLength !== undefined && next.length > maxLength) {
          setLeftOut(next.length - length)
          return
        }
        // The change event that follows a paste keeps the notice of the paste.
        if (overLimit === 'change' || (event.nativeEvent as InputEvent).inputType !== 'insertFromPaste') setLeftOut(0)
        setTyped(next.length)
        onChange?.(event)
        onValueChange?.(next)
      },
    },
  }
}

/** Length that the text would have after a paste without a limit. */
function pastedLength(event: ClipboardEvent<TextControl>): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const lineBreak = event.currentTarget instanceof HTMLInputElement ? '' : '\n'
  const pasted = event.clipboardData.getData('text').replaceAll(/\r\n|\r|\n/g, lineBreak)
  return value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + pasted.length
}
