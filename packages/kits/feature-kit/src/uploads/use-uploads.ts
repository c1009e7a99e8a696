import { ApiError, checkFile, errorText, isAbort, uploadFile, type FileRules, type UploadAddress } from '@ssp/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../provider/ssp-context'

/** A file that is uploading or failed; `message` is set when it failed. */
export interface UploadItem {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Sent fraction, 0 to 1. */
  progress: number
  message?: string
  /** Whether the file itself is rejected, so that a retry cannot succeed. */
  isRejected?: boolean
}

export interface UseUploadsOptions {
  /** Returns the signed address for a file, and where to check the result. */
  sign: (file: File, signal: AbortSignal) => Promise<string | UploadAddress>
  /** Called with each uploaded file. */
  onDone?: (file: File) => void
  rules?: FileRules
}

export interface Uploads {
  items: readonly UploadItem[]
  add: (files: readonly File[]) => void
  /** Stops a file that is uploading or waiting, and removes it from the list. */
  cancel: (id: string) => void
  retry: (id: string) => void
}

/** Uploads files one at a time (spec 2 section 9); leaving the page stops all uploads. */
export function useUploads(options: UseUploadsOptions): Uploads {
  const api = useApi()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const running = useRef<{ id: string; abort: AbortController } | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const patch = useCallback(
    (id: string, change: Partial<UploadItem>) =>
      setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item))),
    [],
  )

  const send = useCallback(
    async ({ id, file }: UploadItem) => {
      const abort = new AbortController()
      running.current = { id, abort }
      patch(id, { state: 'sending', progress: 0 })
      try {
        await uploadFile(api, (signal = abort.signal) => latest.current.sign(file, signal), file, {
          signal: abort.signal,
          onProgress: (progress) => patch(id, { progress }),
        })
        patch(id, { state: 'done', progress: 1 })
        latest.current.onDone?.(file)
      } catch (error) {
        const isRejected = error instanceof ApiError && error.code === 'rejected'
        if (!isAbort(error)) patch(id, { state: 'failed', message: errorText(error), isRejected })
      } finally {
        running.current = null
        setItems((all) => [...all]) // the next one may start
      }
    },
    [api, patch],
  )

  useEffect(() => {
    const next = items.find((item) => item.state === 'waiting')
    if (next && !running.current) void send(next)
  }, [items, send])
  useEffect(() => () => running.current?.abort.abort(), [])

  return {
    items,
    add: useCallback(
      (files) =>
        setItems((all) => [
          ...all,
          ...files.map((file): UploadItem => {
            const message = checkFile(file, latest.current.rules, api.messages())
            const base = { id: crypto.randomUUID(), file, progress: 0 }
            return message ? { ...base, state: 'failed', message, isRejected: true } : { ...base, state: 'waiting' }
          }),
        ]),
      [api],
    ),
    cancel: useCallback((id) => {
      if (running.current?.id === id) running.current.abort.abort()
      setItems((all) => all.filter((item) => item.id !== id))
    }, []),
    retry: useCallback((id) => patch(id, { state: 'waiting', progress: 0 }), [patch]),
  }
}
