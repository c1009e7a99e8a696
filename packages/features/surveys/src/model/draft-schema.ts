import * as z from 'zod/mini'
import type { FormDraft } from './survey-draft'

// In one module: chunks of a page may import each other, and a shape spread from another one could still be missing.
const formShape = { title: z.string(), description: z.string(), fields: z.custom<FormDraft['fields']>(Array.isArray) }

/** The shape of a template; whether it is complete is tested on saving. */
export const templateSchema = z.object(formShape)

/** The shape of a survey draft. */
export const surveySchema = z.object({
  ...formShape,
  categoryId: z.string(),
  start: z.string(),
  completion: z.string(),
  branded: z.boolean(),
  anonymous: z.boolean(),
})
