import { ApiError, applyBulkRun, areaKey, bulkRunQuery, type BulkRun } from '@ssp/api'
import { useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { doneKind } from './bulk-model'
import { bulkMessages } from './messages'

/** Milliseconds between two reads of a run while its job is running. */
export const LOOK_EVERY = 1000

/** Ids of the followed runs, so that each is reported once. */
const followed = new Set<string>()

/** Whether the job of a run is running. */
export const isWorking = (run: BulkRun | undefined) => run?.state === 'applying' || run?.state === 'undoing'

/**
 * Returns a function that reads a run until its job has ended, even after the panel was closed. Then the lists are read
 * again, and the number of changed employees is reported if the user still works in the same client.
 */
export function useFollowRun() {
  const text = useMessages(bulkMessages)
  const api = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  return useCallback(
    ({ id }: BulkRun) => {
      if (followed.has(id)) return
      followed.add(id)
      const clientId = api.clientId()
      const observer = new QueryObserver(cache, { ...bulkRunQuery(api, id), refetchInterval: LOOK_EVERY, staleTime: 0 })
      const keys = applyBulkRun.changes.map((area) => areaKey(api, area))
      const stop = observer.subscribe(({ data: run, error, isFetching }) => {
        // After a server or network failure the next request may succeed; a rejection is final.
        const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500
        if (!isRejected && (error || isFetching || run === undefined || isWorking(run))) return
        stop()
        followed.delete(id)
        if (isRejected || run === undefined) return
        void Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
        if (run.state === 'done' && api.clientId() === clientId)
          notify.toast({
            kind: doneKind(run),
            title: text.notifications[run.kind],
            text: text.done[run.kind](run.counts.applied),
          })
      })
    },
    [api, cache, notify, text],
  )
}
