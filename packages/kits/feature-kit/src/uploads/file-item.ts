import type { FileItem } from '@ssp/ui'
import type { UploadItem } from './use-uploads'

/** An upload as an entry of `FileList`. */
export const fileItem = ({ id, file, state, progress, message }: UploadItem): FileItem => ({
  id,
  name: file.name,
  size: file.size,
  progress: state === 'sending' ? progress * 100 : undefined,
  state: state === 'done' || state === 'failed' ? state : undefined,
  error: message,
})
