import {
  ApiError,
  deleteUploadedFile,
  extensionOf,
  getSignedUploadUrls,
  isAbort,
  uploadFile,
  type SspApi,
  type UploadAddress,
} from '@ssp/api'
import { sharedTypes } from '@ssp/api/document-types'
import { useApi, useMessages, useSession } from '@ssp/feature-kit'
import { useEffect, useRef, useState } from 'react'
import { shareMessages } from '../messages'
import { newKey, sharedName } from './shared-name'
import { zipFiles } from './zip-files'

/** The bucket of the specification (R3-501). */
const BUCKET = 'shared-documents'
/** Maximum size of all files of one ZIP in bytes. */
const MAX_TOTAL = 512 * 1024 * 1024

/** An uploaded file, ready to be shared. */
export interface UploadedFile {
  key: string
  filename: string
  /** Size in bytes. */
  size: number
}

/** The steps from choosing files to the file to share. */
export type UploadState =
  | { phase: 'choosing'; files: readonly File[]; error?: string }
  | { phase: 'zipping' | 'sending'; files: readonly File[]; filename: string; progress: number }
  | { phase: 'done'; file: UploadedFile; error?: string }

const EMPTY: UploadState = { phase: 'choosing', files: [] }

const PUT_ERRORS = new Set(['put_failed', 'network', 'timeout', 'rejected'])

async function signedAddress(api: SspApi, key: string, signal: AbortSignal | undefined): Promise<UploadAddress> {
  const dot = key.lastIndexOf('.')
  const ext = extensionOf(key) as Parameters<typeof getSignedUploadUrls>[1][number]['ext']
  const [address] = await getSignedUploadUrls(api, [{ bucket: BUCKET, key: key.slice(0, dot), ext }], signal)
  if (!address) throw new Error('No address was signed.')
  return address
}

/** Files of the share panel: several are packed into one, then one is uploaded; leaving the panel stops both. */
export function useSharedUpload() {
  const text = useMessages(shareMessages)
  const api = useApi()
  const { user } = useSession()
  const [state, setState] = useState<UploadState>(EMPTY)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  // The error of storing a file is in `error`; every other failure has the text of the specification.
  const reasonOf = (error: unknown): string =>
    error instanceof ApiError && PUT_ERRORS.has(error.code) ? error.message : text.uploadFailed

  const start = async (files: readonly File[], folder: string): Promise<void> => {
    const [first] = files
    if (!first || !user) return
    if (files.reduce((sum, { size }) => sum + size, 0) > MAX_TOTAL)
      return setState({ phase: 'choosing', files, error: text.tooLarge })
    const { signal } = (running.current = new AbortController())
    const filename = sharedName(files.length === 1 ? first.name : `${folder}.zip`)
    const show = (phase: 'zipping' | 'sending') => (progress: number) => {
      if (!signal.aborted) setState({ phase, files, filename, progress })
    }
    try {
      show(files.length === 1 ? 'sending' : 'zipping')(0)
      const blob = files.length === 1 ? first : await zipFiles(files, { signal, onProgress: show('zipping') })
      const key = newKey(user, filename)
      show('sending')(0)
      await uploadFile(api, (request = signal) => signedAddress(api, key, request), blob, {
        signal,
        onProgress: show('sending'),
        contentType: sharedTypes[extensionOf(filename)] ?? blob.type,
      })
      setState({ phase: 'done', file: { key, filename, size: blob.size } })
    } catch (error) {
      setState({ phase: 'choosing', files, ...(!isAbort(error) && { error: reasonOf(error) }) })
    }
  }

  const remove = async (file: UploadedFile): Promise<void> => {
    try {
      await deleteUploadedFile(api, { bucket: BUCKET, path: file.key })
      setState(EMPTY)
    } catch (error) {
      // A file that no longer exists needs no removal.
      const isGone = error instanceof ApiError && error.status === 404
      setState(isGone ? EMPTY : { phase: 'done', file, error: reasonOf(error) })
    }
  }

  return {
    state,
    /** Changes the chosen files. */
    choose: (files: readonly File[]) => setState({ phase: 'choosing', files }),
    /** Packs and uploads the chosen files. */
    start,
    /** Stops packing or uploading; the chosen files stay. */
    cancel: () => running.current?.abort(),
    /** Deletes the uploaded file. */
    remove,
    /** Forgets the uploaded file after it was shared. */
    forget: () => setState(EMPTY),
  }
}

/** From `useSharedUpload`. */
export type SharedUpload = ReturnType<typeof useSharedUpload>
