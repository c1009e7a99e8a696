import type { ColumnChoice, TableColumn } from '@ssp/ui'
import { useMemo, useState } from 'react'
import { useLocation } from '../navigation/navigation'
import { useSession } from '../session/use-session'
import { useStorage } from '../storage/use-storage'
import { arrangeColumns, type ArrangedColumns } from './columns'
import { readColumns, writeColumns } from './list-preference'

/** The columns of the list at this address as the account has them, kept on the device. */
export function useColumns<Row>(columns: readonly TableColumn<Row>[] = NONE): ArrangedColumns<Row> & {
  /** Keeps a choice; undefined goes back to the columns of the list. */
  choose: (choice: ColumnChoice | undefined) => void
} {
  const { pathname } = useLocation()
  const storage = useStorage()
  const account = useSession().user?.id ?? ''
  // What was chosen since, also where nothing can be stored.
  const [own, setOwn] = useState<{ account: string; pathname: string; choice: ColumnChoice | undefined }>()
  const current = own?.account === account && own.pathname === pathname ? own : undefined
  const stored = useMemo(() => readColumns(storage, account, pathname), [storage, account, pathname])
  const chosen = current ? current.choice : stored
  return {
    ...useMemo(() => arrangeColumns(columns, chosen), [columns, chosen]),
    choose(choice) {
      writeColumns(storage, account, pathname, choice)
      setOwn({ account, pathname, choice })
    },
  }
}

const NONE: readonly [] = []
