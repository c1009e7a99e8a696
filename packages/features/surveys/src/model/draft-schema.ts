import * as z from 'zod/mini'
import type { FormDraft } from './survey-draft'

// In one module: chunks of a page may import each other, and a shape spread from another one could still be missing.
const text = z.string().check(z.refine((value) => value.trim() !== '', 'required'))
const formShape = {
  title: text,
  description: text,
  fields: z.custom<FormDraft['fields']>(Array.isArray).check(z.refine((fields) => fields.length > 0, 'required')),
}

/** A template: both texts and a field are required to save (spec 2 section 5). */
export const templateSchema = z.object(formShape)

/** A survey draft, with the same rules. */
export const surveySchema = z.object({
  ...formShape,
  categoryId: z.string(),
  start: z.string(),
  completion: z.string(),
  branded: z.boolean(),
  anonymous: z.boolean(),
})
