import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib'
import type { Fault } from './source.ts'

/** Actions and entries with which a PDF does something without user interaction. */
const ACTIVE_KEYS = new Set(['JS', 'JavaScript', 'AA', 'Launch', 'RichMedia', 'XFA'])
const ACTIVE_ACTIONS = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'GoToE'])
const MAX_DEPTH = 20

const nameOf = (value: PDFObject | undefined) => (value instanceof PDFName ? value.decodeText() : undefined)

// Values that are references are met among the indirect objects.
function isActive(object: PDFObject, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true
  if (object instanceof PDFStream) return isActive(object.dict, depth + 1)
  if (object instanceof PDFArray) return object.asArray().some((each) => isActive(each, depth + 1))
  if (!(object instanceof PDFDict)) return false
  return object.entries().some(([key, value]) => {
    if (ACTIVE_KEYS.has(key.decodeText())) return true
    if (key.decodeText() === 'S' && ACTIVE_ACTIONS.has(nameOf(value) ?? '')) return true
    return isActive(value, depth + 1)
  })
}

const has = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(text)

/** Opens a PDF that is complete, not protected and passive; otherwise says why it is rejected. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument | Fault> {
  if (bytes.length === 0) return 'empty'
  if (!has(bytes.subarray(0, 1024), '%PDF-')) return 'notPdf'
  if (!has(bytes.subarray(-2048), '%%EOF')) return 'damaged'
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    if (document.getPageCount() === 0) return 'damaged'
    const active = document.context.enumerateIndirectObjects().some(([, object]) => isActive(object))
    return active ? 'script' : document
  } catch (error) {
    // With its objects in encrypted streams, a protected file cannot even be parsed.
    return error instanceof EncryptedPDFError || has(bytes, '/Encrypt') ? 'encrypted' : 'damaged'
  }
}
