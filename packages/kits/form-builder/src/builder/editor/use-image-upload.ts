import { cleanFileName } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { editorMessages } from '../../messages'
import { isSafeUrl, type FormField } from '../../model'
import { useBuilder, useBuilderState } from '../builder-context'
import type { Upload } from '../builder-store'

/** Options of `useImageUpload`. */
export interface ImageUploadOptions {
  fieldId: number
  /** Stores the file under this name with its extension. Default: its own name, cleaned. */
  fileName?: string
  /** Returns the field with the image at its address. */
  apply: (field: FormField, url: string, file: File) => FormField
}

/**
 * Uploads one image at a time for a field. The upload belongs to the form: it continues while its field is collapsed, and
 * its image is then in the saved field.
 * @returns `send`, undefined if images cannot be uploaded, and the running or failed upload
 */
export function useImageUpload({ fieldId, fileName, apply }: ImageUploadOptions) {
  const text = useMessages(editorMessages)
  const { store, upload, check } = useBuilder()
  const current = useBuilderState(({ uploads }) => uploads.get(fieldId)) ?? null
  const set = (next: Upload | null) => store.setUpload(fieldId, next)

  const send = async (file: File) => {
    const rejected = check(file)
    if (rejected || !upload) return set({ file, progress: 0, failure: rejected ?? text.noUpload })
    set({ file, progress: 0 })
    try {
      // Lower case, without special characters and spaces (spec 2 section 5).
      const named = new File([file], cleanFileName(file.name, fileName), { type: file.type })
      const url = await upload(named, fieldId, (progress) => set({ file, progress }))
      if (!isSafeUrl(url)) throw new Error('An upload gave no usable address')
      set(null)
      store.change(fieldId, (field) => apply(field, url, file))
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : ''
      set({ file, progress: 0, failure: [text.uploadFailed(file.name), reason].join(' ').trim() })
    }
  }
  return { send: upload && send, current }
}
