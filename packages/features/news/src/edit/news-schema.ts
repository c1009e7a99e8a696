import { hasContent, type Block } from '@ssp/block-editor/model'
import { toApiDate } from '@ssp/feature-kit'
import * as z from 'zod/mini'

/** The values of an article's form. */
export type NewsDraft = z.infer<typeof fields>

const fields = z.object({
  /** Empty until the first image needs it. */
  id: z.string(),
  clientId: z.string(),
  title: z.string(),
  /** YYYY-MM-DD; null if there is none. */
  expiry_date: z.nullable(z.string()),
  body_json: z.custom<Block[]>(Array.isArray),
  /** Address of the featured image; empty if there is none. */
  img: z.string(),
  published: z.boolean(),
  require_read: z.boolean(),
  send_notification: z.boolean(),
})

/** The form of a new article: published (R4-227). */
export const emptyDraft = (clientId: string): NewsDraft => ({
  id: '',
  clientId,
  title: '',
  expiry_date: null,
  body_json: [],
  img: '',
  published: true,
  require_read: false,
  send_notification: false,
})

type Field = keyof NewsDraft

/** The required fields, and which of them are missing. */
const rules = (isMissing: (draft: NewsDraft) => readonly Field[], isOldDay: (day: string) => boolean) =>
  fields.check(({ value, issues }) => {
    const add = (path: Field[], message: string) => issues.push({ code: 'custom', input: value, path, message })
    const missing = isMissing(value)
    // One sentence for all of them, and a mark at each.
    if (missing.length > 0) add([], 'missing')
    for (const field of missing) add([field], 'required')
    if (value.expiry_date !== null && !isOldDay(value.expiry_date) && value.expiry_date <= toApiDate(new Date()))
      add(['expiry_date'], 'expired')
  })

const isBlank = (text: string) => text.trim() === ''

/** A new article requires client, title, a block and the featured image (spec 4 section 5). */
export const newSchema = rules(
  (draft) => [
    ...(isBlank(draft.clientId) ? (['clientId'] as const) : []),
    ...(isBlank(draft.title) ? (['title'] as const) : []),
    ...(draft.body_json.length === 0 ? (['body_json'] as const) : []),
    ...(draft.img === '' ? (['img'] as const) : []),
  ],
  () => false,
)

/** An article requires client, title and content; an unchanged expiry date may be past (4-decisions 57). */
export const editSchema = (before: string | null) =>
  rules(
    (draft) => [
      ...(isBlank(draft.clientId) ? (['clientId'] as const) : []),
      ...(isBlank(draft.title) ? (['title'] as const) : []),
      ...(hasContent(draft.body_json) ? [] : (['body_json'] as const)),
    ],
    (day) => day === before,
  )
