/** The type of a file, for its icon (spec 2 section 9). */
export type FileKind = 'pdf' | 'doc' | 'ppt' | 'xls' | 'image' | 'zip' | 'other'

const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'doc',
  ppt: 'ppt',
  pptx: 'ppt',
  xls: 'xls',
  xlsx: 'xls',
  csv: 'xls',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  zip: 'zip',
  rar: 'zip',
}

/** Returns the type of a file by the extension of its name. */
export const fileKind = (name: string): FileKind =>
  KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'other'
