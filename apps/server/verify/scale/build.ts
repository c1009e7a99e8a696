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

/** Runs work as a superuser of the database of a build, without a statement limit; the embedded one needs no address. */
export async function asSuperuser(
  { world }: Build,
  superuserUrl: string | undefined,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  if (superuserUrl === undefined) return work(world.deps.database.kysely)
  const url = new URL(superuserUrl)
  url.pathname = new URL(world.deps.config.databaseUrl ?? '').pathname
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url.href, max: 1 }) }),
  })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Grows the database of a build. */
export const growBuild = (
  build: Build,
  superuserUrl: string | undefined,
  size: Omit<Growth, 'largest' | 'small'>,
): Promise<void> =>
  asSuperuser(build, superuserUrl, (db) =>
    growDatabase(db, { ...size, largest: build.sides.large.client.id, small: build.sides.small.client.id }),
  )
