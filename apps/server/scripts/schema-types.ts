import { sql, type Kysely } from 'kysely'
import type { Schema } from '../src/db/schema.ts'

/** Types that the catalogue cannot tell: what is in a JSON column, by `<table>.<column>`. */
const JSON_TYPES: Record<string, string> = {
  'audit_log.changes': "components['schemas']['AuditChange'][]",
  'client_themes.content': 'ThemeContent',
  'clients.app_pin': '{ pin: string }[]',
  'creation_forms.assets': 'string[]',
  'creation_forms.client_documents': "components['schemas']['PortalDocumentList']",
  'creation_forms.required_documents': "components['schemas']['PortalDocumentList']",
  'employee_merges.taken': 'MergedField[]',
  'interactions.sentences': "[name: components['schemas']['InteractionSentence']['name'], ...values: string[]][]",
  'payroll_items.replaced': '{ id: string; date: string; fileName: string; createdAt: string; key: string }[]',
  'payroll_jobs.hidden_teams': 'string[]',
  'payroll_jobs.other_clients': 'string[]',
  'pay_archives.files': '{ key: string; name: string }[]',
}

/** Tables that only triggers write. */
const TRIGGER_TABLES = new Set(['employee_counts', 'employee_list_stamps'])

const HEADER = `// Generated from the migrated database: npm run generate -w @ssp/server
import type { components } from '@ssp/api/schema'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultJson, DefaultTimestamp, MergedField, NullableTimestamp, ThemeContent, Timestamp, Versioned } from './columns.ts'
`

const TYPES: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  pg_lsn: 'string',
  smallint: 'number',
  text: 'string',
  uuid: 'string',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
}

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  /** Computed by the database. */
  isGenerated: boolean
  /** Whether the table has the trigger `touch`, which keeps `version` and `updated_at`. */
  isVersioned: boolean
  /** Definitions of the check constraints of this column alone. */
  checks: string[]
}

async function readColumns(db: Kysely<Schema>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
      a.atthasdef as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch') as "isVersioned",
      coalesce((select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '[]') as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  return rows
}

// `status in ('active', 'inactive')` is the type 'active' | 'inactive'.
function valuesOf({ name, checks }: Column): string | undefined {
  const list = checks.find((check) => new RegExp(`^CHECK \\(\\(${name} = (?:ANY \\(ARRAY\\[)?'`).test(check))
  return list && [...list.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')
}

function typeOf(column: Column): string {
  const { table, name, type, nullable, hasDefault, isGenerated } = column
  if (type === 'timestamp with time zone')
    return nullable ? 'NullableTimestamp' : hasDefault ? 'DefaultTimestamp' : 'Timestamp'
  if (type === 'jsonb') return `DefaultJson<${JSON_TYPES[`${table}.${name}`] ?? 'Record<string, unknown>'}>`
  const value = valuesOf(column) ?? TYPES[type]
  if (!value) throw new Error(`${table}.${name}: no type for ${type}`)
  if (isGenerated || (TRIGGER_TABLES.has(table) && hasDefault)) return `ColumnType<${value}, never, never>`
  if (hasDefault) return `Generated<${value}>`
  return nullable ? `${value} | null` : value
}

/** The types of every table for Kysely, as the source of `src/db/schema.ts`. */
export async function schemaTypes(db: Kysely<Schema>): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), ({ table }) => table)
  const interfaces = [...tables].map(([table, columns]) => {
    const isVersioned = columns.some((column) => column.isVersioned)
    const own = columns.filter(({ name }) => !isVersioned || (name !== 'version' && name !== 'updated_at'))
    const lines = own.map((column) => `    ${column.name}: ${typeOf(column)}\n`)
    return `  ${table}: ${isVersioned ? 'Versioned & ' : ''}{\n${lines.join('')}  }\n`
  })
  return `${HEADER}\n/** Every table as Kysely sees it. */\nexport interface Schema {\n${interfaces.join('')}}\n`
}
