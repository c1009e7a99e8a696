import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../src/db/migrate.ts'
import { createPGlite, overPGlite } from '../src/db/open.ts'
import { schemaTypes } from './schema-types.ts'

const database = overPGlite(createPGlite(), 'memory')
await migrate(database.kysely)
writeFileSync(join(import.meta.dirname, '../src/db/schema.ts'), await schemaTypes(database.kysely))
await database.close()
