import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Schema } from '../../src/db/schema.ts'
import { openSides, type Sides } from '../fairness/sides.ts'
import { openWorld, type World } from '../world/world.ts'
import { growDatabase, type Growth } from './grow.ts'

/** A server with a small and a large client. */
export interface Build {
  world: World
  sides: Sides
}

/** Opens a server on a database of its own, on the PostgreSQL of `DATABASE_URL`. */
export async function openBuild(): Promise<Build> {
  const world = await openWorld()
  return { world, sides: await openSides(world) }
}

/** Grows the database of a build as a superuser; the embedded one needs no address. */
export async function growBuild(
  { world, sides }: Build,
  superuserUrl: string | undefined,
  size: Omit<Growth, 'largest' | 'small'>,
): Promise<void> {
  const growth = { ...size, largest: sides.large.client.id, small: sides.small.client.id }
  if (superuserUrl === undefined) return growDatabase(world.deps.database.kysely, growth)
  const url = new URL(superuserUrl)
  url.pathname = new URL(world.deps.config.databaseUrl ?? '').pathname
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url.href, max: 1 }) }),
  })
  try {
    await growDatabase(db, growth)
  } finally {
    await db.destroy()
  }
}
