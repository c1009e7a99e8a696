import { useId, useState, type KeyboardEvent } from 'react'
import type { CommandGroup } from './command-palette.types'

interface CommandListOptions {
  groups: readonly CommandGroup[]
  /** The typed text. A change of it resets the selection made with the arrow keys. */
  text: string
  /** Whether the first option is active by default. */
  first: boolean
  onChoose: (id: string) => void
}

/** Id of the element of an option. */
export const optionId = (listId: string, id: string): string => `${listId}-${id}`

/** Manages the active option of a combobox whose focus stays in its input, as in the WAI-ARIA pattern. */
export function useCommandList({ groups, text, first, onChoose }: CommandListOptions) {
  const listId = useId()
  const [moved, setMoved] = useState<{ text: string; id: string | undefined }>()
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id))
  const chosen = moved?.text === text && ids.includes(moved.id ?? '') ? moved.id : undefined
  const activeId = chosen ?? (first ? ids[0] : undefined)
  const move = (step: 1 | -1) => {
    // If the first option is not active by default, there is a position between the last and the first option: the input
    // itself.
    const places = first ? ids : [undefined, ...ids]
    const at = places.indexOf(activeId)
    setMoved({ text, id: places[(at + step + places.length) % places.length] })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || ids.length === 0) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && activeId !== undefined) onChoose(activeId)
    else return
    event.preventDefault()
  }
  return {
    listId,
    activeId,
    onActive: (id: string) => setMoved({ text, id }),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': ids.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': activeId === undefined ? undefined : optionId(listId, activeId),
      onKeyDown,
    },
  } as const
}
