import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type QueryResult,
} from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

const none = () => Promise.resolve()
const never = () => {
  throw new Error('A transaction of a test is one of withSystem.')
}

/** Runs each statement as `withSystem` does, in a transaction of its own. */
export function statementByStatement(database: Database): Kysely<Schema> {
  const executeQuery = <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
    database.withSystem((tx) => tx.executeQuery(query as CompiledQuery<Row>))
  const driver = {
    init: none,
    acquireConnection: () => Promise.resolve({ executeQuery, streamQuery: never }),
    beginTransaction: never,
    commitTransaction: never,
    rollbackTransaction: never,
    releaseConnection: none,
    destroy: none,
  }
  return new Kysely({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
}
