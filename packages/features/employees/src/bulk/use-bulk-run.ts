import { addBulkRows, applyBulkRun, bulkRunQuery, startBulkRun, undoBulkRun, type BulkRun } from '@ssp/api'
import { useAction, useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PART, runName, toInput } from './bulk-model'
import type { BulkKind } from './employee-rows'
import { bulkMessages } from './messages'
import type { OpenFile } from './use-csv-file'
import { isWorking, useFollowRun } from './use-follow-run'

/** Areas that change before the job runs; `useFollowRun` reads the others again after it. */
const RUNS = ['employee-bulk'] as const

/**
 * Sends a file for comparison, applies and undoes it, and follows the job.
 * @param runId an existing run. Default: none
 */
export function useBulkRun(kind: BulkKind, runId: string | null = null) {
  const text = useMessages(bulkMessages)
  const api = useApi()
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

  const query = useQuery({ ...bulkRunQuery(api, id ?? ''), enabled: id !== null })
  const run = id === null ? undefined : query.data

  const follow = useFollowRun()
  useEffect(() => {
    if (run && isWorking(run)) follow(run)
  }, [run, follow])

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
    invalidates: RUNS,
    onDone: follow,
    failed: text.failed,
  })
  const undo = useAction({
    send: (of: BulkRun, to) => undoBulkRun(to, { id: of.id }),
    confirm: (of) => text.undoConfirm(of.fileName, of.kind === 'deactivate'),
    key: (of) => of.id,
    invalidates: RUNS,
    onDone: follow,
  })

  return { query, run, sent, check, apply, undo, view: setId }
}
