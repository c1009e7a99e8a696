import type { FastifyBaseLogger } from 'fastify'
import { createClientDirectory, type ClientDirectory } from './access/client-directory.ts'
import { resetCodeWorker } from './modules/auth/reset-code.job.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { OpenedDatabase } from './db/open.ts'
import { openJobs, type Jobs, type JobWorkers } from './jobs/jobs.ts'
import { createMailer } from './mail/mailer.ts'
import { passwordChangedWorker } from './mail/password-changed.job.ts'
import { deriveKeys, loadSecret, type Keys } from './session/keys.ts'
import { createAddressSigner } from './storage/address.ts'
import { openObjectStore } from './storage/object-store.ts'
import { createObjects, type Objects } from './storage/objects.ts'
import { createSweep } from './storage/sweep.ts'
import { createUploads, type Uploads } from './storage/uploads.ts'

/** What every area may use. Made once at start, handed down; nothing is global. */
export interface Deps {
  config: Config
  database: Database
  directory: ClientDirectory
  keys: Keys
  jobs: Jobs
  objects: Objects
  uploads: Uploads
  log: FastifyBaseLogger
}

/** Puts the parts together over an open, migrated database. */
export async function createDeps(config: Config, opened: OpenedDatabase, log: FastifyBaseLogger): Promise<Deps> {
  const { database } = opened
  const keys = deriveKeys(loadSecret(config))
  const mailer = createMailer(config)
  const storage = {
    database,
    store: await openObjectStore(config),
    signer: createAddressSigner(keys.address),
    publicUrl: config.publicUrl,
    log,
  }
  const objects = createObjects(storage)
  const uploads = createUploads({ ...storage, objects })
  const sweep = createSweep({ ...storage, uploads })
  const workers: JobWorkers = {
    'password.changed': passwordChangedWorker({ database, mailer }),
    'password.code': resetCodeWorker({ database, keys, mailer }),
    'storage.sweep': async () => void (await sweep()),
  }
  const jobs = await openJobs(opened, { config, key: keys.seal, workers, log })
  const directory = createClientDirectory(database, config.localClient)
  return { config, database, directory, keys, jobs, objects, uploads, log }
}
