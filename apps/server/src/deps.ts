import type { FastifyBaseLogger } from 'fastify'
import type { ClientDirectory } from './access/client-directory.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { GiftCards } from './gift-cards/gift-cards.ts'
import type { TenantTransactions } from './http/tenant.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Keys } from './session/keys.ts'
import type { Buckets } from './storage/bucket.ts'
import type { ObjectStore } from './storage/object-store.ts'
import type { Objects } from './storage/objects.ts'
import type { PersonalAddresses } from './storage/personal-addresses.ts'
import type { Uploads } from './storage/uploads.ts'

/** What every module may use. Made once at start and handed down; nothing is global. */
export interface Deps extends TenantTransactions {
  config: Config
  database: Database
  directory: ClientDirectory
  keys: Keys
  jobs: Jobs
  mailer: Mailer
  /** Below `objects`, which modules use. */
  store: ObjectStore
  objects: Objects
  addresses: PersonalAddresses
  uploads: Uploads
  buckets: Buckets
  giftCards: GiftCards
  log: FastifyBaseLogger
}
