import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { cx } from '../internal/cx'
import { CommandList } from './command-list'
import type { CommandListProps } from './command-palette.types'
import * as styles from './command-palette.css'
import { useCommandList } from './use-command-list'

/** Props that make a search field a combobox. */
export interface SuggestionInputProps {
  role: 'combobox'
  'aria-autocomplete': 'list'
  'aria-expanded': boolean
  'aria-controls': string
  'aria-activedescendant': string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** Props of `SearchSuggestions`; the rest reaches the root. */
export interface SearchSuggestionsProps
  extends CommandListProps, Omit<ComponentProps<'div'>, keyof CommandListProps | 'children'> {
  /** The text of the field. */
  text: string
  /** Called with the props of the field after each change, and with undefined on unmount. */
  onInputProps: (props: SuggestionInputProps | undefined) => void
}

/**
 * Suggestions under a search field. The behaviour of the field does not change: Enter selects a suggestion only after the
 * arrow keys were used. The root is placed below its positioned parent; on a phone it fills the screen under the header.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { groups, texts, status, onRetry, onChoose, text, onInputProps, className, ...rest } = props
  const { inputProps, ...list } = useCommandList({ groups, text, first: false, onChoose })
  const keys = useRef(inputProps.onKeyDown)
  const { 'aria-expanded': expanded, 'aria-activedescendant': active, 'aria-controls': listId } = inputProps
  useEffect(() => {
    keys.current = inputProps.onKeyDown
  })
  useEffect(
    () =>
      onInputProps({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': expanded,
        'aria-controls': listId,
        'aria-activedescendant': active,
        onKeyDown: (event) => keys.current(event),
      }),
    [expanded, active, listId, onInputProps],
  )
  useEffect(() => () => onInputProps(undefined), [onInputProps])
  return (
    <div {...rest} className={cx('ssp-SearchSuggestions', styles.suggestions, className)}>
      <CommandList {...{ groups, texts, status, onRetry, onChoose }} {...list} />
    </div>
  )
}
