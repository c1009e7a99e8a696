import * as z from 'zod/mini'
import { isAhead } from '@ssp/feature-kit'
import type { FormDraft } from './survey-draft'

// In a single module: chunks of a page may import each other, and a shape spread from another one could still be undefined.
const text = z.string().check(z.refine((value) => value.trim() !== '', 'required'))
const formShape = {
  title: text,
  description: text,
  fields: z.custom<FormDraft['fields']>(Array.isArray).check(z.refine((fields) => fields.length > 0, 'required')),
}

/** A template: both texts and a field are required to save it (spec 2 section 5). */
export const templateSchema = z.object(formShape)

/** Whether a draft may have a completion date: blank, the stored one, or not before today. */
export const isCompletionAllowed = (completion: string, stored: string): boolean =>
  completion === '' || completion === stored || isAhead(completion.slice(0, 10))

/**
 * A survey draft, with the same rules. Its completion date must be today or later, unless it is the stored one, because a
 * closed survey can be edited.
 * @param stored the stored completion date. Default: none
 */
export const surveySchema = (stored = '') =>
  z.object({
    ...formShape,
    categoryId: z.string(),
    start: z.string(),
    completion: z.string().check(z.refine((value) => isCompletionAllowed(value, stored), 'past')),
    branded: z.boolean(),
    anonymous: z.boolean(),
  })
