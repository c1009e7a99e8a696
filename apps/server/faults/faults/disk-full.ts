import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../rig/caller.ts'
import { Ledger } from '../rig/ledger.ts'
import { Findings, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startProgram, startServer } from '../rig/server-process.ts'
import { embeddedSite } from '../rig/site.ts'

const SIZE = '192m'
/** Rows per round after which the disk must be full. */
const MOST = 6_000

function mountSmall(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ssp-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'pipe' })
    return folder
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
}

/** Fills the disk. */
function fill(file: string): void {
  const handle = openSync(file, 'w')
  for (let size = 1 << 20; size >= 1; size >>= 4) {
    const chunk = Buffer.alloc(size)
    try {
      for (;;) writeSync(handle, chunk)
    } catch {
      // full for this block size; try a smaller one
    }
  }
  closeSync(handle)
}

async function inject(dataDir: string, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const ledger = new Ledger()
  const site = await embeddedSite({ dataDir: join(dataDir, 'data') })
  const ballast = join(dataDir, 'ballast')
  const rounds = effort.rounds(3, 10)
  const start = () => startServer({ ...site.env, LOG_LEVEL: 'silent' })
  let rejections = 0
  let server = await start()
  for (let round = 1; round <= rounds; round++) {
    let caller = await signIn(server.origin)
    await ledger.write(caller)
    fill(ballast)
    const statuses = new Set<number>()
    // The database continues in its current WAL segment; only a new segment needs disk space.
    const writer = async () => {
      while (![...statuses].some((status) => status >= 400) && ledger.acknowledged.size < round * MOST)
        statuses.add(await ledger.write(caller))
    }
    await Promise.all(Array.from({ length: 16 }, writer))
    const odd = [...statuses].filter((status) => ![200, 201, 503, 507].includes(status))
    if (statuses.size > odd.length && [...statuses].some((status) => status >= 500)) rejections += 1
    findings.check(odd.length === 0, `round ${round}: on a full disk creates return ${odd.join(', ')}`)
    const list = await caller.list()
    findings.check(list.status === 200, `round ${round}: on a full disk the list returns ${list.status}`)
    await server.kill()
    const blind = startProgram('main.ts', { ...site.env, PORT: '0' })
    const end = await Promise.race([blind.exit, new Promise<'running'>((done) => setTimeout(done, 20_000, 'running'))])
    if (end !== 'running')
      findings.check(
        /space|full/i.test(blind.output()),
        `round ${round}: a start on a full disk says: ${blind.output().slice(0, 400)}`,
      )
    await blind.kill()
    rmSync(ballast)
    server = await start()
    caller = await signIn(server.origin)
    await ledger.settle(caller)
    findings.check(ledger.open.size === 0, `round ${round}: with space again ${ledger.open.size} creates are rejected`)
  }
  await server.kill()
  const { rows, lost, doubled, torn } = await site.inspect((database) => ledger.audit(database, findings))
  await site.remove()
  const figures = { 'rows acknowledged': rows, lost, doubled, torn, 'rounds with a rejected write': rejections }
  return { fault: 'disk full', where: 'PGlite', rounds, figures, failures: findings.failures }
}

/** A full disk below the data directory. */
export const diskFull: Fault = {
  name: 'disk-full',
  async run(effort) {
    let folder: string
    try {
      folder = mountSmall()
    } catch {
      return [
        {
          fault: 'disk full',
          where: 'PGlite',
          rounds: 0,
          figures: {},
          failures: [],
          skipped: 'a small disk can only be mounted by root',
        },
      ]
    }
    try {
      return [await inject(folder, effort)]
    } finally {
      execFileSync('umount', [folder])
      rmdirSync(folder)
    }
  },
}
