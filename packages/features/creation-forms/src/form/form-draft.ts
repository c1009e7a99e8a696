import type { CreationForm, PortalDocument } from '@ssp/api'
import { defaultColours, isHexColour } from '@ssp/ui/theme'
import * as z from 'zod/mini'

/** The required documents that can be requested (R4-367). */
export const REQUIRED_DOCUMENTS = ['Payslips', 'P45', 'P60', 'Pension Letters', 'Welcome Letters']

/** The optional company documents that can be requested (R4-368). */
export const COMPANY_DOCUMENTS = [
  'Employee Handbook',
  'Health & Safety Policy',
  'Expenses Policy',
  'DSE Policy',
  'Dress Code Policy',
  'Disciplinary Procedure',
  'Organisational Structure',
  'Company Contact List',
]

const text = z.string().check(z.trim(), z.minLength(1, 'required'))
const colour = z.string().check(z.refine(isHexColour, { message: 'colour' }))

/** The rules of a form; white space counts as empty (4-decisions 82). */
export const formSchema = z.object({
  client_name: text,
  url: text,
  contact_name: text,
  contact_email: text,
  login_type: z.enum(['0', '1', '2', '3']),
  primary: colour,
  secondary: colour,
  required: z.array(z.string()),
  company: z.array(z.string()),
  assets: z.array(z.string()),
})

/** The draft of a form: names of the ticked documents, keys of the assets. */
export interface FormDraft {
  [field: string]: unknown
  client_name: string
  url: string
  contact_name: string
  contact_email: string
  login_type: '0' | '1' | '2' | '3'
  primary: string
  secondary: string
  required: readonly string[]
  company: readonly string[]
  assets: readonly string[]
}

/** A new form: the first login label and two colours of the default theme (4-decisions 80 and 84). */
export const EMPTY: FormDraft = {
  client_name: '',
  url: '',
  contact_name: '',
  contact_email: '',
  login_type: '0',
  primary: defaultColours.primary,
  secondary: defaultColours.secondary,
  required: [],
  company: [],
  assets: [],
}

/** Names of the requested documents. */
export const wanted = (documents: readonly PortalDocument[]): string[] =>
  documents.flatMap(({ name, required }) => (required ? name : []))

/** The available documents, and additional ones of the form. */
export const offered = (documents: readonly string[], own: readonly PortalDocument[] = []): string[] => [
  ...new Set([...documents, ...own.map(({ name }) => name)]),
]

/** Converts a form to a draft. */
export const draftOf = (form: CreationForm): FormDraft => ({
  client_name: form.client_name,
  url: form.url,
  contact_name: form.contact_name,
  contact_email: form.contact_email,
  login_type: `${form.login_type}`,
  primary: form.colour_scheme.primary,
  secondary: form.colour_scheme.secondary,
  required: wanted(form.required_documents),
  company: wanted(form.client_documents),
  assets: form.assets.map(({ key }) => key),
})

/** Converts a draft to the request: every available document with its flag (4-decisions 83). */
export function bodyOf(draft: z.infer<typeof formSchema>, form?: CreationForm) {
  const flagged = (names: readonly string[], ticked: readonly string[]) =>
    names.map((name) => ({ name, required: ticked.includes(name) }))
  return {
    client_name: draft.client_name,
    url: draft.url.toLowerCase(),
    contact_name: draft.contact_name,
    contact_email: draft.contact_email,
    login_type: Number(draft.login_type) as CreationForm['login_type'],
    required_documents: flagged(offered(REQUIRED_DOCUMENTS, form?.required_documents), draft.required),
    client_documents: flagged(offered(COMPANY_DOCUMENTS, form?.client_documents), draft.company),
    colour_scheme: { primary: draft.primary.toLowerCase(), secondary: draft.secondary.toLowerCase() },
    assets: draft.assets,
  }
}

/** The wire field in which each field of a draft is sent. */
const WIRE = {
  login_type: 'login_type',
  primary: 'colour_scheme',
  secondary: 'colour_scheme',
  required: 'required_documents',
  company: 'client_documents',
} as const

/** The part of a request that contains the given fields of a draft (4-calls C4-057). */
export function changedPart(body: ReturnType<typeof bodyOf>, fields: readonly string[]): Partial<typeof body> {
  const sent = new Set(fields.map((field) => (WIRE as Record<string, string>)[field] ?? field))
  return Object.fromEntries(Object.entries(body).filter(([name]) => sent.has(name)))
}

/** The name of an asset: the end of its key. */
export const assetName = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
