import { documentTypes, extensionOf, signUploadUrl } from '@ssp/api'
import { useApi, useUploads } from '@ssp/feature-kit'
import type { FileItem } from '@ssp/ui'
import { useRef } from 'react'

const RULES = { extensions: Object.keys(documentTypes) }

/**
 * Uploads the chosen file to `category id/file id/marketingresource.ext` (R3-339), with a new id for each upload, so that
 * no file overwrites another.
 * @param onDone called with path and name after the upload
 */
export function useMarketingUpload(categoryId: string, onDone: (path: string, fileName: string) => void) {
  const api = useApi()
  const paths = useRef(new WeakMap<File, string>())
  const { items, add, cancel, retry } = useUploads({
    rules: RULES,
    sign: (file, signal) => {
      const filePath = `${api.clientId()}/${paths.current.get(file) ?? ''}`
      return signUploadUrl(api, { bucketName: 'marketing', filePath, contentType: file.type }, signal)
    },
    onDone: (file) => onDone(paths.current.get(file) ?? '', file.name),
  })
  const item = items.at(-1)
  const clear = () => {
    for (const { id } of items) cancel(id)
  }
  return {
    /** The chosen file as a list entry; undefined before. */
    file: item && listed(item),
    isSending: item?.state === 'sending' || item?.state === 'waiting',
    choose: (chosen: File) => {
      const extension = extensionOf(chosen.name)
      // Some types depend on the operating system of the browser.
      const file = new File([chosen], chosen.name, { type: documentTypes[extension] ?? chosen.type })
      paths.current.set(file, `${categoryId}/${crypto.randomUUID()}/marketingresource.${extension}`)
      clear()
      add([file])
    },
    clear,
    retry: () => item && retry(item.id),
  }
}

const listed = ({ id, file, state, progress, message }: ReturnType<typeof useUploads>['items'][number]): FileItem => ({
  id,
  name: file.name,
  size: file.size,
  ...(state === 'sending' && { progress: progress * 100 }),
  ...(state === 'done' && { state }),
  ...(state === 'failed' && { state, error: message }),
})
