import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { GERMAN } from '../errors.de.ts'

/** A language of error messages. */
export type ErrorLanguage = 'en' | 'de'

const LANGUAGES: ErrorLanguage[] = ['en', 'de']

/** The language that `Accept-Language` of the request prefers; English, that of the specification, when it names neither. */
export const languageOf = (request: FastifyRequest): ErrorLanguage =>
  (new Negotiator(request.raw).language(LANGUAGES) as ErrorLanguage | undefined) ?? 'en'

const VALUE = /\{(\w+)\}/g

/** A text with values: its English parts, the names of the values in order, and the German text. */
interface Template {
  parts: string[]
  names: string[]
  german: string
}

const plain = new Map<string, string>()
const templates: Template[] = []
for (const [english, german] of Object.entries(GERMAN)) {
  const names = [...english.matchAll(VALUE)].map(([, name = '']) => name)
  if (names.length === 0) plain.set(english, german)
  else templates.push({ parts: english.split(/\{\w+\}/), names, german })
}

/** The values in a text that was made from the template, in time linear to the text; undefined when it was made from another one. */
function valuesOf(text: string, [first = '', ...parts]: readonly string[]): string[] | undefined {
  if (!text.startsWith(first)) return undefined
  const values: string[] = []
  let at = first.length
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const end = isLast ? text.length - part.length : text.indexOf(part, at)
    if (end < at || !text.startsWith(part, end)) return undefined
    values.push(text.slice(at, end))
    at = end + part.length
  }
  return values
}

/** The text of a problem in a language; English if the catalogue has no other. */
export function inLanguage(text: string, language: ErrorLanguage): string {
  if (language === 'en') return text
  const found = plain.get(text)
  if (found !== undefined) return found
  for (const { parts, names, german } of templates) {
    const values = valuesOf(text, parts)
    if (values) return german.replaceAll(VALUE, (_, name: string) => values[names.indexOf(name)] ?? '')
  }
  return text
}

interface Rejection {
  success: false
  message: string
}

const isRejection = (payload: unknown): payload is Rejection =>
  typeof payload === 'object' &&
  payload !== null &&
  (payload as Partial<Rejection>).success === false &&
  typeof (payload as Partial<Rejection>).message === 'string'

/** Responses with `success: false` have their reason in the caller's language, as errors do. */
export function registerLanguage(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!isRejection(payload)) return payload
    const language = languageOf(request)
    void reply.header('content-language', language)
    return { ...payload, message: inLanguage(payload.message, language) }
  })
}
