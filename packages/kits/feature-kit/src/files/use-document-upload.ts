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
  /** First part of the key: `company`, `teams`, `individual`, or the id of the employee whose personal document it becomes. */
  folder: string
  /**
   * What becomes of the uploaded document: it is shared, or takes the place of another. `confirmed` is true once the person has
   * confirmed a name that holds the identifier of somebody else.
   */
  finish: (document: Document, confirmed: boolean) => Promise<unknown>
  /** Text of the success notification. Default the stated one. */
  done?: string | undefined
  /** The new row of a list that the file becomes. Default none. */
  created?: ((document: Document) => CreatedRecord) | undefined
  /** Called after all of it. */
  onDone: () => void
}

/** A document on its way. */
export interface DocumentUploadState {
  item: UploadItem | undefined
  /** Whether the file was sent, and the rest is on its way. */
  isFinishing: boolean
  /** Why the sent file was not finished. */
  error: unknown
  take: (files: readonly File[]) => void
  cancel: (id: string) => void
  /** Sends the file, or finishes the sent one, again. */
  retry: () => void
}

// The text of the name guard; other conflicts have none.
const nameProblem = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'conflict' ? error.fields?.['name'] : undefined

/**
 * Uploads one document: puts the file, polls until it is registered (spec 3 section 4), then finishes it. A name that holds
 * the identifier of somebody else is confirmed first; declined, the file is removed again.
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
        // A part of its own for each upload, so that no file takes the place of another.
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
