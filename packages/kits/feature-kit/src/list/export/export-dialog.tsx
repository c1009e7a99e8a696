import type { SspApi } from '@ssp/api'
import { Button, Dialog, Progress, type TableColumn, type TablePerson } from '@ssp/ui'
import { useIsFetching, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Failure } from '../../data/failure'
import { saveFile } from '../../files/save-file'
import type { PanelProps } from '../../form/input-panel'
import { useLeaveGuard } from '../../navigation/use-leave-guard'
import { toApiDate } from '../../format/dates'
import { kitMessages } from '../../messages/kit-messages'
import { useMessages } from '../../messages/use-messages'
import { useNotify } from '../../notify/use-notify'
import { useApi, useSsp } from '../../provider/ssp-context'
import { wireFilters, type Filters } from '../filters'
import type { ListState } from '../list-state'
import { asPage } from '../use-list-query'
import { shownText } from './export-cells'
import { csvFile, xlsxFile } from './export-files'
import { exportMessages } from './messages'

/** Rows per request, the maximum of the contract. */
const PART = 100
/** Maximum number of rows in a file; the browser keeps them in memory. */
const MOST = 10_000

/** A download of a list. `ListPage` knows the type of its rows; the dialog only passes them on. */
export interface ListExport {
  format: 'csv' | 'xlsx'
  /** Title of the list, for the file and its sheet. */
  name: string
  /** Columns in the order chosen by the account. */
  columns: readonly TableColumn<never>[]
  /** Number of rows that match the search and filters. */
  total: number
  rowKey: (row: never) => string
  page: (api: SspApi, args: never) => UseQueryOptions<never>
  state: ListState
  filters: Filters | undefined
  /** Wraps the rows, as `aroundRows` of the list does. Default: no wrapper. */
  around: ComponentType<{ rows: never; children: ReactNode }> | undefined
}

/** Reads all rows of a list page by page, and saves the text of their cells as a file. Closing the dialog cancels. */
export function ExportDialog({ of, open, onClose }: PanelProps & { of: ListExport }) {
  const messages = useMessages(exportMessages)
  const notify = useNotify()
  const { locale } = useSsp()
  const { leave } = useMessages(kitMessages).form
  const [attempt, setAttempt] = useState(0)
  const [count, setCount] = useState(0)
  const [error, setError] = useState<unknown>()
  const [part, setPart] = useState<{ rows: readonly never[]; onShown: (texts: string[][]) => void }>()
  useLeaveGuard(open && error === undefined, { ...leave, title: messages.leave, loses: messages.loses })
  const total = Math.min(of.total, MOST)
  const api = useApi()
  const cache = useQueryClient()
  const { search, sort, filters: values } = of.state
  const narrowing = Object.assign({ search }, of.filters && wireFilters(of.filters, values), sort !== null && { sort })
  const readPage = async (page: number, limit = PART) => {
    const query = of.page(api, { ...narrowing, page, limit } as never)
    return asPage<readonly never[]>(await cache.fetchQuery({ ...query, gcTime: 0, staleTime: 0 })).rows
  }
  const keysOf = (rows: readonly never[]) => rows.map(of.rowKey)

  // `attempt` restarts it.
  const run = useEffectEvent(async (_attempt: number, isEnded: () => boolean) => {
    const texts: string[][] = []
    const seen = new Set<string>()
    let last: string | undefined
    for (let page = 0; texts.length < MOST; page++) {
      const read = await readPage(page)
      let found = read
      // A row removed during the download moves other rows to a page that was already read; an added row moves rows to the
      // next page.
      if (page > 0 && keysOf(await readPage(page * PART - 1, 1))[0] !== last)
        for (let back = page - 1; back >= 0 && !seen.has(keysOf(found)[0] ?? ''); back--)
          found = (await readPage(back)).concat(found)
      last = keysOf(read).at(-1)
      const rows = found
        .filter((row) => !seen.has(of.rowKey(row)) && seen.add(of.rowKey(row)))
        .slice(0, MOST - texts.length)
      if (rows.length > 0) texts.push(...(await new Promise<string[][]>((onShown) => setPart({ rows, onShown }))))
      if (isEnded()) return
      setCount(texts.length)
      if (read.length < PART) break
    }
    const table = { columns: of.columns, rows: texts }
    const file = of.format === 'csv' ? csvFile(table) : await xlsxFile(table, of.name, locale)
    if (isEnded()) return
    saveFile(file, `${of.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${toApiDate(new Date())}.${of.format}`)
    const isCut = of.total > texts.length && texts.length === MOST
    notify.success(messages.done(texts.length), isCut ? { text: messages.cut(texts.length, of.total) } : {})
    onClose()
  })
  useEffect(() => {
    let ended = false
    // oxlint-disable-next-line react/set-state-in-effect -- the first state is set after a request
    run(attempt, () => ended).catch((reason: unknown) => !ended && setError(reason))
    return () => {
      ended = true
    }
  }, [attempt])

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={messages.title(of.name)}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          {error !== undefined && (
            <Button
              variant="primary"
              onClick={() => {
                setError(undefined)
                setAttempt(attempt + 1)
              }}
            >
              {messages.retry}
            </Button>
          )}
        </>
      }
    >
      {error === undefined ? (
        <Progress label={messages.reading(count, total)} value={total > 0 ? (count / total) * 100 : undefined} />
      ) : (
        <Failure title={messages.failed} error={error} />
      )}
      {part && <ShownRows {...part} rowKey={of.rowKey} columns={of.columns} around={of.around} />}
    </Dialog>
  )
}

const detailOf = (person: TablePerson | undefined) => person?.detail && ` (${person.detail})`

interface ShownRowsProps extends Pick<ListExport, 'columns' | 'around' | 'rowKey'> {
  rows: readonly never[]
  onShown: (texts: string[][]) => void
}

/** Renders rows outside the document and reads their text once all their data is loaded. */
function ShownRows({ rows, rowKey, columns, around: Around, onShown }: ShownRowsProps) {
  const [table] = useState(() => document.createElement('table'))
  const cache = useQueryClient()
  useIsFetching()
  useEffect(() => {
    // The effects of the cells, which start their reads, have run before this one.
    if (cache.isFetching() > 0) return
    // Later renders call it again, which the settled promise ignores.
    onShown([...table.rows].map((row) => [...row.cells].map(shownText)))
  })
  const drawn = rows.map((row) => (
    <tr key={rowKey(row)}>
      {columns.map((column) => (
        <td key={column.key}>
          {column.cell(row)}
          {detailOf(column.person?.(row))}
        </td>
      ))}
    </tr>
  ))
  return createPortal(<tbody>{Around ? <Around rows={rows as never}>{drawn}</Around> : drawn}</tbody>, table)
}
