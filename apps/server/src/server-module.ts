import type { Handlers } from './contract/handlers.ts'
import type { Constraints } from './db/database-error.ts'
import type { Deps } from './deps.ts'
import type { ProblemText } from './errors.de.ts'
import type { ProblemOptions } from './errors.ts'
import type { JobWorker } from './jobs/job.ts'
import type { PurgeRule } from './jobs/purge.ts'
import type { Bucket } from './storage/bucket.ts'
import type { ExportSource } from './storage/personal-addresses.ts'

/** The parts that a folder of `modules/` adds to the server; `modules/index.ts` collects them. */
export interface ServerModule {
  /** The name of its folder in `modules/`. */
  name: string
  handlers: (deps: Deps) => Partial<Handlers>
  /** Workers of its kinds of jobs. */
  workers?: readonly ((deps: Deps) => JobWorker)[]
  /** Where its files are stored. */
  buckets?: readonly Bucket[]
  /** Files that are written while they are downloaded, by what their addresses name in place of a bucket. */
  exports?: (deps: Deps) => Readonly<Record<string, ExportSource>>
  /** Rows that have served their purpose. */
  purge?: readonly PurgeRule[]
  /** The unique constraints that a request can violate. */
  constraints?: Constraints
  /** Tables that no other module writes. */
  tables?: readonly string[]
}

/** The problem of a unique constraint, at the field of the request. */
export const taken = (field: string, text: ProblemText = 'This is in use already.'): ProblemOptions => ({
  fields: { [field]: text },
})
