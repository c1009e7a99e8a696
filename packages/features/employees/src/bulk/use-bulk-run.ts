import { addBulkRows, applyBulkRun, areaKey, bulkRunQuery, startBulkRun, undoBulkRun, type BulkRun } from '@ssp/api'
import { useAction, useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PART, runName, toInput } from './bulk-model'
import type { BulkKind } from './employee-rows'
import { bulkMessages } from './messages'
import type { OpenFile } from './use-csv-file'

const AREAS = ['employees', 'teams', 'dashboard', 'employee-bulk'] as const
const isWorking = (run: BulkRun | undefined) => run?.state === 'applying' || run?.state === 'undoing'

/**
 * Sends a file to be compared, applies and undoes it, and follows the job.
 * @param runId a run to begin with. Default none
 */
export function useBulkRun(kind: BulkKind, runId: string | null = null) {
  const text = useMessages(bulkMessages)
  const api = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const [id, setId] = useState(runId)
  const [sent, setSent] = useState<number>()
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const query = useQuery({
    ...bulkRunQuery(api, id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isWorking(state.data) ? 1000 : false),
  })
  const run = id === null ? undefined : query.data

  const reported = useRef<string>(undefined)
  const state = run?.state
  const applied = run?.counts.applied ?? 0
  useEffect(() => {
    const before = reported.current
    reported.current = state
    const isOver = (before === 'applying' && state === 'done') || (before === 'undoing' && state === 'undone')
    if (!isOver) return
    void Promise.all(AREAS.map((area) => cache.invalidateQueries({ queryKey: areaKey(api, area) })))
    if (state === 'done') notify.success(text.notifications[kind], { text: text.done[kind](applied) })
  }, [state, applied, api, cache, kind, notify, text])

  const failed = { title: text.failed, fallback: text.failedText }
  const check = async ({ name, session, summary }: OpenFile) => {
    setSent(0)
    try {
      const started = await startBulkRun(api, { kind, fileName: runName(name) })
      for (let from = 0; from < summary.right && mounted.current; from += PART) {
        const rows = await session.ask({ type: 'rows', of: 'right', from, size: PART })
        await addBulkRows(api, { id: started.id, rows: rows.map(toInput) })
        setSent(from + rows.length)
      }
      if (mounted.current) setId(started.id)
    } catch (error) {
      notify.error(error, failed)
    } finally {
      setSent(undefined)
    }
  }

  const apply = useAction({
    send: ({ run: of, count }: { run: BulkRun; count: number | undefined }, to) =>
      applyBulkRun(to, { id: of.id, rows: of.counts.total, ...(count !== undefined && { count }) }),
    confirm: ({ run: of }) => text.confirm[kind](of.counts.new + of.counts.changed),
    key: ({ run: of }) => of.id,
    invalidates: applyBulkRun.changes,
    failed: text.failed,
  })
  const undo = useAction({
    send: (of: BulkRun, to) => undoBulkRun(to, { id: of.id }),
    confirm: (of) => text.undoConfirm(of.fileName, of.kind === 'deactivate'),
    key: (of) => of.id,
    invalidates: undoBulkRun.changes,
  })

  return { query, run, sent, check, apply, undo, view: setId }
}
