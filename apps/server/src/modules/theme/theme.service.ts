import { checkBrand, defaultColours, tenantColourNames, tenantStylesheet, type TenantColours } from '@ssp/ui/theme'
import { z } from 'zod'
import { scopeAt, type Actor, type ClientRef } from '../../access/actor.ts'
import { valueChange, clientNames, listChange, auditChange } from '../../access/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { ThemeContent } from '../../db/columns.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { rejectUnclean } from '../../http/request-guard.ts'
import { type BrandImage } from './buckets.ts'
import * as repository from './theme.repository.ts'

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .transform((text) => text.toLowerCase())
const coloursSchema = z.strictObject({
  primary: colour.default(defaultColours.primary),
  secondary: colour.default(defaultColours.secondary),
  tertiary: colour.default(defaultColours.tertiary),
  accent: colour.default(defaultColours.accent),
  highlight: colour.default(defaultColours.highlight),
  loginOverlay: colour.default(defaultColours.loginOverlay),
})

const day = z.iso.date().nullable()
const contentSchema = z
  .strictObject({
    loginHeading: z.string().max(200),
    loginSubHeading: z.string().max(500),
    loginTextStart: day,
    loginTextEnd: day,
  })
  // 1-decisions 67: equal dates are allowed.
  .refine(({ loginTextStart: start, loginTextEnd: end }) => !start || !end || start <= end, {
    path: ['loginTextEnd'],
    message: 'The end lies before the start.',
  })

const NO_CONTENT: Required<ThemeContent> = {
  loginHeading: '',
  loginSubHeading: '',
  loginTextStart: null,
  loginTextEnd: null,
}

/** A theme as the service knows it; `version` 0 means that the client never saved one. */
export interface Theme {
  colours: TenantColours
  content: Required<ThemeContent>
  version: number
}

/** The content of a save, as JSON texts; omitted parts do not change. */
export interface ThemeChange {
  theme_colours?: string | undefined
  theme_content?: string | undefined
}

function parseText<T>(schema: z.ZodType<T>, text: string, field: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw problem('invalid', { fields: { [field]: 'This is not JSON.' }, cause })
  }
  // In the text of the request they were escaped.
  rejectUnclean(value, field)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => [[field, ...issue.path].join('.'), issue.message])
  throw problem('invalid', { fields: Object.fromEntries(fields) })
}

const load = async (tx: Tx, clientId: string): Promise<Theme> => {
  const row = await repository.findTheme(tx, clientId)
  if (!row) return { colours: { ...defaultColours }, content: NO_CONTENT, version: 0 }
  const { content, version, ...colours } = row
  return { colours, content: { ...NO_CONTENT, ...content }, version }
}

/** The theme of a client; the defaults if it has none. */
export const getTheme = ({ database }: Pick<Deps, 'database'>, client: ClientRef): Promise<Theme> =>
  database.withTenant(scopeAt(client, null), (tx) => load(tx, client.id))

/** Addresses of the images a client has. */
export async function getThemeImages(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  client: ClientRef,
): Promise<Partial<Record<BrandImage, string>>> {
  const rows = await database.withTenant(scopeAt(client, null), (tx) => repository.findImages(tx, client.id))
  return Object.fromEntries(
    rows.map(({ kind, bucket, key, version }) => [
      kind,
      objects.imageAddress({ clientId: client.id, bucket, key }, version),
    ]),
  )
}

/**
 * Saves colours, content or both. The stylesheet is always made from the six colours.
 * @returns the new version.
 */
export const saveTheme = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  client: ClientRef,
  actor: Actor,
  change: ThemeChange,
  ifMatch?: string,
): Promise<number> =>
  tenantWrite({ actor, client }, { operation: 'saveTheme' }, async (tx) => {
    const { theme_colours, theme_content } = change
    await repository.lockTheme(tx, client.id)
    const current = await load(tx, client.id)
    requireVersion(ifMatch, current.version, () => ({ ...current.colours, ...current.content }))
    const colours =
      theme_colours === undefined ? current.colours : parseText(coloursSchema, theme_colours, 'theme_colours')
    const content =
      theme_content === undefined ? current.content : parseText(contentSchema, theme_content, 'theme_content')
    const version = await repository.saveTheme(tx, client.id, colours, content)
    // Colours that are hard to read may be saved; the audit log records who chose them (contrast guard).
    const hardToRead = checkBrand(colours).flatMap(({ name, passes }) => (passes ? [] : [name]))
    const chosen = hardToRead.filter((name) => colours[name] !== current.colours[name])
    const subject = {
      kind: 'theme',
      id: client.id,
      label: (await clientNames(tx, [client.id]))(client.id),
    } as const
    const changes =
      chosen.length === 0
        ? []
        : [
            ...tenantColourNames.flatMap((name) => valueChange('colours', current.colours[name], colours[name], name)),
            ...listChange('hardToRead', [], chosen),
          ]
    const details = { colours, content, hardToRead }
    await auditChange(tx, { actor, client }, { action: 'theme.save', subject, changes, details })
    return version
  })

/** The stylesheet of a theme. */
export const getThemeStylesheet = ({ colours }: Pick<Theme, 'colours'>): string => tenantStylesheet(colours)
