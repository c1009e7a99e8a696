import * as z from 'zod/mini'

/** Characters of a note. */
export const MAX_NOTE = 4000

/** Rules of a note that is written or changed. */
export const noteSchema = z.object({
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_NOTE)),
})
