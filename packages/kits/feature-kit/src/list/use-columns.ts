import type { ColumnChoice, TableColumn } from '@ssp/ui'
import { useMemo, useState } from 'react'
import { useChangeQuery, useLocation } from '../navigation/navigation'
import { useSession } from '../session/use-session'
import { useStorage } from '../storage/use-storage'
import { arrangeColumns, columnsOfAddress, putColumns, someWidths, type ArrangedColumns } from './columns'
import { readColumns, writeColumns } from './list-preference'

/**
 * The columns of the list at this address: those named in the address, as for a view, otherwise the account's, stored on
 * the device. A choice is stored where the columns came from.
 */
export function useColumns<Row>(columns: readonly TableColumn<Row>[] = NONE): ArrangedColumns<Row> & {
  /** Stores a choice; undefined restores the columns of the list. */
  choose: (choice: ColumnChoice | undefined) => void
  /** Stores the width of a column in pixels; undefined restores the width of its content. */
  resize: (key: string, width: number | undefined) => void
} {
  const { pathname, search } = useLocation()
  const changeQuery = useChangeQuery()
  const storage = useStorage()
  const account = useSession().user?.id ?? ''
  // Choices made since then, even if nothing can be stored.
  const [own, setOwn] = useState<{ account: string; pathname: string; choice: ColumnChoice | undefined }>()
  const current = own?.account === account && own.pathname === pathname ? own : undefined
  const stored = useMemo(() => readColumns(storage, account, pathname), [storage, account, pathname])
  const named = useMemo(() => columnsOfAddress(search), [search])
  const chosen = named ?? (current ? current.choice : stored)
  const arranged = useMemo(() => arrangeColumns(columns, chosen), [columns, chosen])
  const choose = (choice: ColumnChoice | undefined) => {
    if (named) {
      const shown = choice ?? arrangeColumns(columns, undefined).choice
      changeQuery(
        (latest) => {
          const query = new URLSearchParams(latest)
          putColumns(query, shown)
          return `?${query}`
        },
        { replace: true },
      )
      return
    }
    writeColumns(storage, account, pathname, choice)
    setOwn({ account, pathname, choice })
  }
  return {
    ...arranged,
    choose,
    resize(key, width) {
      const { widths, ...choice } = arranged.choice
      choose({ ...choice, ...someWidths({ ...widths, [key]: width }) })
    },
  }
}

const NONE: readonly [] = []
