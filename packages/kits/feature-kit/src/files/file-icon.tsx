import {
  Archive,
  File,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  Presentation,
  type LucideIcon,
} from 'lucide-react'
import { fileKind, type FileKind } from './file-kind'
import * as styles from './file-icon.css'

const ICONS: Readonly<Record<FileKind, LucideIcon>> = {
  pdf: FileText,
  doc: FileType,
  ppt: Presentation,
  xls: FileSpreadsheet,
  image: FileImage,
  zip: Archive,
  other: File,
}

/** Props of `FileIcon`. */
export interface FileIconProps {
  /** Name of the file with its extension. */
  name: string
}

/** The icon of a file by its extension. The file name must be shown beside it. */
export function FileIcon({ name }: FileIconProps) {
  const kind = fileKind(name)
  const Icon = ICONS[kind]
  return (
    <span data-kind={kind} className={`ssp-FileIcon ${styles.icon}`} aria-hidden>
      <Icon size={20} />
    </span>
  )
}
