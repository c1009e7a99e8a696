import type { FastifyBaseLogger } from 'fastify'
import { createClientDirectory } from './access/client-directory.ts'
import type { Config } from './config.ts'
import type { OpenedDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { createGiftCards } from './gift-cards/gift-cards.ts'
import { tenantTransactions } from './http/tenant.ts'
import { jobWorker } from './jobs/job.ts'
import { openJobs } from './jobs/jobs.ts'
import { purge, purgeOld } from './jobs/purge.ts'
import { createMailer } from './mail/mailer.ts'
import { accountInvitationWorker } from './mail/account-invitation.job.ts'
import { emailChangedWorker } from './mail/email-changed.job.ts'
import { linkChangedWorker } from './mail/link-changed.job.ts'
import { passwordChangedWorker } from './mail/password-changed.job.ts'
import { BUCKETS, createWorkers, PURGE_RULES } from './modules/index.ts'
import { nudgeWorker } from './acknowledgements/nudge.job.ts'
import { sendEmailsWorker } from './mailings/send-emails.job.ts'
import { figuresWorker } from './people/figures.job.ts'
import { countInWindow } from './session/attempts.repository.ts'
import { deriveKeys, loadSecret } from './session/keys.ts'
import { createAddressSigner } from './storage/address.ts'
import { openObjectStore } from './storage/object-store.ts'
import { createObjects } from './storage/objects.ts'
import { createPersonalAddresses } from './storage/personal-addresses.ts'
import { createSweep, storageSweep } from './storage/sweep.ts'
import { createUploads, settleUploads } from './storage/uploads.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Puts the parts together over an open, migrated database, and registers every kind of job. */
export async function createDeps(
  config: Config,
  opened: OpenedDatabase,
  log: FastifyBaseLogger,
  tracing?: Tracing,
): Promise<Deps> {
  const { database } = opened
  const keys = deriveKeys(loadSecret(config))
  const storage = {
    database,
    store: await openObjectStore(config),
    signer: createAddressSigner(keys.address),
    publicUrl: config.publicUrl,
    buckets: BUCKETS,
    log,
  }
  const objects = createObjects(storage)
  const addresses = createPersonalAddresses({ ...storage, objects, key: keys.address })
  const directory = createClientDirectory(database, config.localClient)
  const uploads = createUploads({ ...storage, directory, objects, quotaBytes: config.storageQuota })
  const jobs = await openJobs(opened, { config, key: keys.seal, log, tracing })
  const mailer = createMailer(config, tracing)
  const deps = {
    ...tenantTransactions(database),
    config,
    database,
    directory,
    keys,
    jobs,
    mailer,
    store: storage.store,
    objects,
    addresses,
    uploads,
    buckets: BUCKETS,
    giftCards: createGiftCards(config, log),
    log,
  }
  const sweep = createSweep({ ...storage, uploads })
  await jobs.register([
    accountInvitationWorker(deps),
    emailChangedWorker({ ...deps, countInWindow }),
    passwordChangedWorker(deps),
    linkChangedWorker(deps),
    jobWorker(settleUploads, () => uploads.settle()),
    jobWorker(purgeOld, async () => void (await purge(database, { auditDays: config.auditDays, rules: PURGE_RULES }))),
    jobWorker(storageSweep, async () => void (await sweep())),
    figuresWorker(deps),
    nudgeWorker(deps),
    sendEmailsWorker(deps),
    ...createWorkers(deps),
  ])
  return deps
}
