import { clearAnswers, parseFields, type FormField } from '@ssp/form-builder/model'
import { problem } from '../../errors.ts'
import { rejectUnclean } from '../../http/request-guard.ts'

const REQUIRED = 'Title, Description and Survey fields are required to save.'

/**
 * The form fields of a request, with their values cleared (spec 2 section 5).
 * @throws problem `invalid` at `fields`, with the place and reason of the first error.
 */
export function fieldsOf(json: string): FormField[] {
  const parsed = parseFields(json)
  if (parsed.ok) {
    // The guard of requests has seen the fields as one text.
    rejectUnclean(parsed.fields, 'fields')
    return clearAnswers(parsed.fields)
  }
  const [first] = parsed.errors
  const at = first?.index === undefined ? '' : `field ${first.index + 1}, `
  throw problem('invalid', {
    fields: { fields: `The fields of the survey cannot be stored: ${at}${first?.code ?? 'invalid'}.` },
  })
}

/** The required parts of a survey and a template. */
export interface Contents {
  title?: string | undefined
  description?: string | undefined
  fields?: string | undefined
}

/**
 * Trims and checks title, description and fields; undefined ones stay undefined.
 * @throws problem `invalid` with the text of spec 2 section 5, at every empty field.
 */
export function contentsOf({ title, description, fields }: Contents): Contents {
  const parsed = fields === undefined || fields.trim() === '' ? [] : fieldsOf(fields)
  const missing = Object.entries({
    title: title?.trim() === '',
    description: description?.trim() === '',
    fields: fields !== undefined && parsed.length === 0,
  }).filter(([, isMissing]) => isMissing)
  if (missing.length > 0)
    throw problem('invalid', {
      message: REQUIRED,
      fields: Object.fromEntries(missing.map(([name]) => [name, REQUIRED])),
    })
  return {
    title: title?.trim(),
    description: description?.trim(),
    fields: fields === undefined ? undefined : JSON.stringify(parsed),
  }
}
