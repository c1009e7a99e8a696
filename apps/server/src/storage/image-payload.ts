import { problem } from '../errors.ts'

/** An image that is to be put. */
export interface ImagePayload {
  /** Whose image it is: the article. */
  id: string
  filename: string
  /** Content type. */
  type: string
}

const FIELD = 'imageSavePayload'

const invalid = () => problem('invalid', { fields: { [FIELD]: 'This is no JSON of id, filename and type.' } })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid()
  }
}

/** Reads the JSON text of `imageSavePayload`. @throws problem `invalid`. */
export function readImagePayload(text: string): ImagePayload {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) throw invalid()
  const { id, filename, type } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof filename !== 'string' || typeof type !== 'string') throw invalid()
  return { id, filename, type }
}
