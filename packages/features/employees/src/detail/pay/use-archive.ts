import { archivePayFiles, payArchivesQuery, payArchiveUrl, type PayArchive, type PayBucket } from '@ssp/api'
import { openFile, useAction, useApi } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds between two reads of an archive in progress. */
const POLL = 1000

const isUnfinished = ({ status }: PayArchive) => status === 'queued' || status === 'running'

/** All files of a column in one ZIP file, which the server makes even if the page is closed. */
export function useArchive({ bucket, employeeId }: { bucket: PayBucket; employeeId: string }) {
  const api = useApi()
  const [awaited, setAwaited] = useState<string | null>(null)
  const archives = useQuery({
    ...payArchivesQuery(api, employeeId),
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? POLL : false),
  })
  const latest = archives.data?.find((archive) => archive.bucket === bucket)
  const open = useAction({
    send: (id: string, inApi) => payArchiveUrl(inApi, { employeeId, id }),
    failed: null,
    onDone: openFile,
  })
  const make = useAction({
    send: async (files: string[], inApi) => {
      const zipFileName = `${bucket}-${new Date().toISOString().slice(0, 10)}.zip`
      const made = await archivePayFiles(inApi, { bucket, employeeId, files, zipFileName })
      if ('url' in made) openFile(made.url)
      else setAwaited(made.id)
    },
    key: () => bucket,
    invalidates: ['pay'],
    failed: null,
  })
  // A failed archive is opened too, because the server then returns the reason.
  const finished = archives.data?.find((archive) => archive.id === awaited && !isUnfinished(archive))?.id
  const openFinished = open.run
  useEffect(() => {
    if (finished !== undefined) void openFinished(finished)
  }, [finished, openFinished])

  return {
    /** The last archive of the column; undefined if there was none in the last day. */
    latest,
    isMaking:
      make.isPending() ||
      (awaited !== null && finished === undefined) ||
      (latest !== undefined && isUnfinished(latest)),
    make: make.run,
    open: open.run,
    failure: make.error?.error ?? open.error?.error ?? null,
    forget: () => {
      make.reset()
      open.reset()
    },
  }
}
