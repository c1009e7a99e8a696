import { useState } from 'react'

/** Page and search of a list to add from; a new search begins at the first page. */
export function usePicker() {
  const [open, setOpen] = useState(false)
  const [{ page, search }, setPlace] = useState({ page: 0, search: '' })
  return {
    open,
    page,
    search,
    show: () => {
      setPlace({ page: 0, search: '' })
      setOpen(true)
    },
    close: () => setOpen(false),
    onPage: (wanted: number) => setPlace((place) => ({ ...place, page: wanted })),
    onSearch: (text: string) => setPlace({ page: 0, search: text }),
  }
}

/** Where a picker stands, and the ways to move it. */
export type Picker = ReturnType<typeof usePicker>
