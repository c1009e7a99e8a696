import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { claimArchive, updateArchive, type ArchiveChange, type ArchiveKey } from './archives.repository.ts'
import { ARCHIVES } from './buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import type { PayBucket } from './pay.repository.ts'

/** An archive to be made. */
export const makeArchive = jobKind<ArchiveKey>('pay.archive')

/** Key of a finished archive. */
export const archiveKey = (clientId: string, employeeId: string, id: string) => `${clientId}/${employeeId}/${id}.zip`

/** A name that the archive does not have yet: two accounts may have files of one name. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? name : `${name.slice(0, dot)}-${copy}${name.slice(dot)}`
    if (taken.has(free)) continue
    taken.add(free)
    return free
  }
}

/**
 * The growing archive, one file after the other. PDFs are stored without compression, because they are already compressed.
 */
async function* zipped(
  files: readonly { key: string; name: string }[],
  open: (key: string) => Promise<Readable>,
  onFile: (done: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const taken = new Set<string>()
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for (const [index, { key, name }] of files.entries()) {
    const entry = new ZipPassThrough(freeName(name, taken))
    zip.add(entry)
    for await (const piece of (await open(key)) as AsyncIterable<Buffer>) {
      entry.push(piece)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(), true)
    await onFile(index + 1)
  }
  zip.end()
  yield* made.splice(0)
}

/**
 * Makes archives. A job that runs again, or twice at once, publishes one: the run that holds the claim at the end. Output
 * of a stopped worker is removed by the daily sweep.
 */
export function archiveWorker({
  database,
  objects,
  log,
}: Pick<Deps, 'database' | 'log'> & { objects: Objects }): JobWorker {
  return jobWorker(makeArchive, async (key) => {
    const { clientId, id } = key
    const scope = { clientId, platformId: '', userId: null }
    const claim = randomUUID()
    const update = (change: ArchiveChange) => database.withTenant(scope, (tx) => updateArchive(tx, key, claim, change))
    const taken = await database.withTenant(scope, (tx) => claimArchive(tx, key, claim))
    if (!taken) return // already ready, or deleted with its employee
    const { bucket, employee_id: employeeId, files } = taken as typeof taken & { bucket: PayBucket }
    const open = async (file: string) => (await objects.read({ clientId, bucket, key: file })).stream
    try {
      const bytes = zipped(files, open, async (done) => void (await update({ done })))
      const kept = await objects.keepStream(clientId, 'application/zip', Readable.from(bytes, { objectMode: false }))
      await database.withTenant(scope, async (tx) => {
        const ready = await updateArchive(tx, key, claim, { status: 'ready' })
        if (ready)
          await objects.publish(tx, { clientId, bucket: ARCHIVES, key: archiveKey(clientId, employeeId, id), kept })
      })
    } catch (error) {
      // A file may have been deleted in between: trying again would not bring it back.
      log.warn({ err: error, archive: id }, 'archive failed')
      await update({ status: 'failed' })
    }
  })
}
