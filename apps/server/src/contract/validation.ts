import { isEmailAddress } from '@ssp/api/email-address'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { isStorableYear } from '../db/days.ts'
import type { ProblemText } from '../errors.de.ts'

type Schema = Record<string, unknown>

function createAjv(coerceTypes: boolean | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    strict: false,
    meta: false, // compiling the schema of schemas takes 50 ms, and `npm run lint:contract` checks the schemas
    validateSchema: false,
  })
  addFormats.default(ajv)
  ajv.addFormat('email', isEmailAddress)
  // Ajv compares every pair of items that are a `$ref`, and calls `toString` and `valueOf` of objects in the request.
  ajv.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    validate: (isWanted: boolean, items: unknown[]) => !isWanted || new Set(items).size === items.length,
  })
  ajv.addKeyword({
    keyword: 'x-ssp-ahead',
    type: 'string',
    validate: (isWanted: boolean, day: string) => !isWanted || day >= earliestToday(),
  })
  for (const name of ['date', 'date-time'] as const) ajv.addFormat(name, boundedDate(name))
  return ajv
}

const HOUR_MS = 3_600_000

/** The day that it is in the latest time zone, UTC-12, so that no caller's today is rejected. */
const earliestToday = () => new Date(Date.now() - 12 * HOUR_MS).toISOString().slice(0, 10)

/** The time as JavaScript writes it in UTC; an empty text for a time that it does not know, such as a leap second. */
function inUtc(text: string): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

/**
 * A day or time whose next day still has a four-digit year, in its own time zone and in UTC; PostgreSQL does not read
 * others as JavaScript writes them.
 */
function boundedDate(name: 'date' | 'date-time'): (text: string) => boolean {
  const format = addFormats.default.get(name) as { validate: (text: string) => boolean }
  return (text) => format.validate(text) && isStorableYear(text) && isStorableYear(inUtc(text))
}

interface Validator {
  (data: unknown): boolean
  errors?: ValidateFunction['errors']
}

/** Compiles its schema at the first call, so that the server starts sooner. */
function lazyValidator(compile: () => ValidateFunction): Validator {
  let compiled: ValidateFunction | undefined
  const validate: Validator = (data) => {
    compiled ??= compile()
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  return validate
}

/** Compiles request schemas. Query and path texts are coerced, bodies are not; unknown fields are rejected. */
export function requestValidator(): FastifySchemaCompiler<Schema> {
  let texts: Ajv2020 | undefined
  let bodies: Ajv2020 | undefined
  const ajvOf = (part?: string) => (part === 'body' ? (bodies ??= createAjv(false)) : (texts ??= createAjv('array')))
  return ({ schema, httpPart }) => {
    const validate = lazyValidator(() => ajvOf(httpPart).compile(schema))
    return (data: unknown) =>
      validate(data) ? { value: data } : { error: (validate.errors ?? []) as unknown as Error }
  }
}

/** Makes the serializers of responses. Each is compiled at its first use. */
export function responseSerializer(): FastifySerializerCompiler<Schema> {
  return ({ schema }) => {
    let write: ReturnType<typeof fastJson> | undefined
    return (data: unknown) => {
      write ??= fastJson(schema)
      return write(data)
    }
  }
}

/** The Ajv that checks responses in tests. */
export function responseAjv(): Ajv2020 {
  const ajv = createAjv(false)
  const compile = ajv.compile.bind(ajv)
  ajv.compile = ((schema: Schema) => lazyValidator(() => compile(schema))) as Ajv2020['compile']
  return ajv
}

const TEXTS: Partial<Record<string, (params: Record<string, unknown>) => ProblemText>> = {
  required: () => 'This is required.',
  additionalProperties: () => 'This field is not known.',
  minLength: ({ limit }) => (limit === 1 ? 'This is required.' : `Please enter at least ${String(limit)} characters.`),
  maxLength: ({ limit }) => `Please enter at most ${String(limit)} characters.`,
  minimum: ({ limit }) => `Must be at least ${String(limit)}.`,
  maximum: ({ limit }) => `Must be at most ${String(limit)}.`,
  maxItems: ({ limit }) => `At most ${String(limit)} entries.`,
  type: ({ type }) => `Must be of type ${String(type)}.`,
  format: ({ format }) => `Must be a valid ${String(format)}.`,
  'x-ssp-ahead': () => 'This day has passed.',
  enum: () => 'This is not one of the choices.',
  const: () => 'This is not one of the choices.',
  pattern: () => 'This is not in the right form.',
}

/** Readable texts by field name (`user.email` for nested ones) from Ajv's errors. */
export function fieldTexts(errors: ErrorObject[]): Record<string, ProblemText> {
  const fields: Record<string, ProblemText> = {}
  for (const error of errors.slice(0, 50)) {
    const params = error.params as Record<string, unknown>
    const own = (params['missingProperty'] ?? params['additionalProperty']) as string | undefined
    const path = [...error.instancePath.split('/').slice(1), ...(own === undefined ? [] : [own])]
    const name = path.join('.').slice(0, 100) || 'body'
    fields[name] ??= TEXTS[error.keyword]?.(params) ?? 'This is not valid.'
  }
  return fields
}
