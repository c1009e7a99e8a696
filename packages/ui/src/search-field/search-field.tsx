import { Search, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { IconButton } from '../button'
import { InputField, type InputFieldProps } from '../field/input-box'
import { mergeRefs } from '../internal/merge-refs'
import { useUiMessages } from '../internal/messages-context'
import { useControllable } from '../internal/use-controllable'
import { endButton } from '../field/end-button.css'
import { useDebounced } from './use-debounced'

/** Props of `SearchField`; the rest and `ref` reach the `input`, `className` the frame. */
export interface SearchFieldProps extends Omit<InputFieldProps, 'type' | 'start' | 'end' | 'value' | 'defaultValue'> {
  /** The text, held by the host. */
  value?: string | undefined
  /** The text to begin with, where the field holds it itself. */
  defaultValue?: string | undefined
  /** Hears the text when it is worth searching for: after a pause, and at once on Enter and on clearing. */
  onSearch?: ((text: string) => void) | undefined
  /** Length of that pause in milliseconds; 300 by default. */
  delay?: number | undefined
}

/** A search with a button that clears it. The label is kept for screen readers; say with `placeholder` what is searched. */
export function SearchField(props: SearchFieldProps) {
  const { value, defaultValue = '', onValueChange, onSearch, delay = 300, onKeyDown, ref, ...rest } = props
  const [text, setText] = useControllable(value, defaultValue, onValueChange)
  const search = useDebounced(onSearch, delay)
  const input = useRef<HTMLInputElement>(null)
  const words = useUiMessages('searchField')
  const write = (next: string, tell: (text: string) => void) => {
    setText(next)
    tell(next)
  }
  const clear = () => {
    write('', search.now)
    input.current?.focus()
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Enter') search.now(text)
    if (event.key === 'Escape' && text !== '') {
      // The first Escape belongs to the field, the next to the dialog around it.
      event.stopPropagation()
      event.preventDefault()
      clear()
    }
  }
  return (
    <InputField
      hideLabel
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={mergeRefs(input, ref)}
      type="search"
      value={text}
      start={<Search size={16} aria-hidden="true" />}
      end={
        text !== '' && (
          <IconButton size="small" label={words.clear} icon={<X size={16} />} className={endButton} onClick={clear} />
        )
      }
      onKeyDown={keys}
      onValueChange={(next) => write(next, search.later)}
    />
  )
}
