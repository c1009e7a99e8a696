import {
  ApiError,
  cleanFileName,
  deleteDocument,
  documentTypes,
  extensionOf,
  isAbort,
  recogniseDocument,
  signUploadUrl,
  type Document,
  type FileRules,
} from '@ssp/api'
import { useConfirm } from '@ssp/ui'
import { useEffect, useRef } from 'react'
import { useAction } from '../action/use-action'
import { documentUploadMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import type { CreatedRecord } from '../notify/use-notify'
import { useApi } from '../provider/ssp-context'
import { useUploads, type UploadItem } from '../uploads/use-uploads'

const RULES: FileRules = { extensions: Object.keys(documentTypes) }
const BUCKET = 'documents'

/** Options of `useDocumentUpload`. */
export interface DocumentUploadOptions {
  /** First part of the key: `company`, `teams`, `individual`, or the employee id for a personal document. */
  folder: string
  /**
   * Finishes the upload: shares the document, or replaces another one. `confirmed` is true once the user has confirmed a
   * name that contains the identifier of another person.
   */
  finish: (document: Document, confirmed: boolean) => Promise<unknown>
  /** Text of the success notification. Default: the text of the specification. */
  done?: string | undefined
  /** The new list row for the file. Default: none. */
  created?: ((document: Document) => CreatedRecord) | undefined
  /** Called after everything else. */
  onDone: () => void
}

/** A document that is being uploaded. */
export interface DocumentUploadState {
  item: UploadItem | undefined
  /** Whether the file was sent and the upload is being finished. */
  isFinishing: boolean
  /** Error of finishing the sent file. */
  error: unknown
  take: (files: readonly File[]) => void
  cancel: (id: string) => void
  /** Sends the file again, or finishes the sent file. */
  retry: () => void
}

// The text of the name check; other conflicts have none.
const nameProblem = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'conflict' ? error.fields?.['name'] : undefined

/**
 * Uploads a document: puts the file, polls until it is registered (spec 3 section 4), then finishes it. A name that
 * contains the identifier of another person must be confirmed first; if declined, the file is removed again.
 */
export function useDocumentUpload({
  folder,
  finish,
  done,
  created,
  onDone,
}: DocumentUploadOptions): DocumentUploadState {
  const text = useMessages(documentUploadMessages)
  const api = useApi()
  const confirm = useConfirm()
  const keys = useRef(new WeakMap<File, string>())
  const left = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])

  const finishing = useAction({
    async send(key: string, inApi) {
      const document = await recogniseDocument(inApi, key, left.current.signal)
      if (!document) throw new ApiError({ status: 0, code: 'unknown', message: text.failed })
      try {
        await finish(document, false)
      } catch (error) {
        const problem = nameProblem(error)
        if (problem === undefined) throw error
        const wanted = await confirm({
          title: text.misfile.title,
          text: problem,
          confirmLabel: text.misfile.label,
          destructive: true,
        })
        if (!wanted) {
          await deleteDocument(inApi, { documentId: document.document_id, key })
          return null
        }
        await finish(document, true)
      }
      return document
    },
    invalidates: deleteDocument.changes,
    failed: null,
    onDone: (document) => (document ? onDone() : clear()),
    done: (document) => (document ? (done ?? text.done) : text.removed),
    created: (document) => (document ? created?.(document) : undefined),
  })
  const { items, add, cancel, retry } = useUploads({
    rules: RULES,
    sign: (file, signal) =>
      signUploadUrl(
        api,
        { filePath: `${api.clientId()}/${keys.current.get(file) ?? ''}`, contentType: file.type, bucketName: BUCKET },
        signal,
      ),
    onDone: (file) => void finishing.run(keys.current.get(file) ?? ''),
  })
  const item = items.at(-1)
  const clear = () => {
    for (const { id } of items) cancel(id)
  }

  return {
    item,
    isFinishing: finishing.isPending(),
    error: isAbort(finishing.error?.error) ? null : (finishing.error?.error ?? null),
    take(files) {
      const named = files.map((file) => {
        const name = cleanFileName(file.name)
        const typed = new File([file], name, { type: documentTypes[extensionOf(name)] ?? file.type })
        // A unique part for each upload, so that no file overwrites another.
        keys.current.set(typed, `${folder}/${crypto.randomUUID()}/${name}`)
        return typed
      })
      clear()
      finishing.reset()
      add(named)
    },
    cancel,
    retry() {
      if (item?.state === 'done') void finishing.run(keys.current.get(item.file) ?? '')
      else if (item) retry(item.id)
    },
  }
}
