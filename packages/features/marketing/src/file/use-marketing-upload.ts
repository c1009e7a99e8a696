import { documentTypes, extensionOf, signUploadUrl } from '@ssp/api'
import { useApi, useUploads } from '@ssp/feature-kit'
import type { FileItem } from '@ssp/ui'
import { useRef } from 'react'

const RULES = { extensions: Object.keys(documentTypes) }

/**
 * Puts the chosen file under `category id/file id/marketingresource.ext` (R3-339), with an id of its own for each upload, so
 * that no file takes the place of another.
 *
 * @param onDone called with path and name once the file is there
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
    /** The chosen file as it is listed; undefined before. */
    file: item && listed(item),
    isSending: item?.state === 'sending' || item?.state === 'waiting',
    choose: (chosen: File) => {
      const extension = extensionOf(chosen.name)
      // Browsers name some types by the system they run on.
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
