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
  /** Controlled text. */
  value?: string | undefined
  /** Initial text when uncontrolled. */
  defaultValue?: string | undefined
  /** Called with the text after a pause, and immediately on Enter and on clearing. */
  onSearch?: ((text: string) => void) | undefined
  /** Debounce delay in milliseconds. Default 300. */
  delay?: number | undefined
}

/** A search field with a clear button. The label is visually hidden; use `placeholder` to say what is searched. */
export function SearchField(props: SearchFieldProps) {
  const { value, defaultValue = '', onValueChange, onSearch, delay = 300, onKeyDown, ref, ...rest } = props
  const [text, setText] = useControllable(value, defaultValue, onValueChange)
  const search = useDebounced(onSearch, delay)
  const input = useRef<HTMLInputElement>(null)
  const messages = useUiMessages('searchField')
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
      // The first Escape clears the field, the second closes the surrounding dialog.
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
          <IconButton
            size="small"
            label={messages.clear}
            icon={<X size={16} />}
            className={endButton}
            onClick={clear}
          />
        )
      }
      onKeyDown={keys}
      onValueChange={(next) => write(next, search.later)}
    />
  )
}
