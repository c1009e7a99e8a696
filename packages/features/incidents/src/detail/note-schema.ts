import * as z from 'zod/mini'

/** Maximum length of a note in characters. */
export const MAX_NOTE = 4000

/** Rules of a new or changed note. */
export const noteSchema = z.object({
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_NOTE)),
})
