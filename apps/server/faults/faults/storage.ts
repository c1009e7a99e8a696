import { readdirSync, readFileSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { startFakeS3, STORE_FAULTS, type FakeS3 } from '../../src/testing/fake-s3.ts'
import { ACME, signIn, type Caller } from '../rig/caller.ts'
import { Findings, worst, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer } from '../rig/server-process.ts'
import { atSite, embeddedSite, type Site } from '../rig/site.ts'

/** Timeout of the server for its store in milliseconds. */
const STORE_TIMEOUT = 500
/** Maximum response time in milliseconds: two attempts and overhead. */
const LIMIT = 5_000

const TYPE = 'image/svg+xml'
const drawing = (round: number | string) => `<svg xmlns="http://www.w3.org/2000/svg"><desc>${round}</desc></svg>`

interface Seen {
  status: number
  text: string
  took: number
}

/** Reads and replaces a client's logo like a browser. */
class Logo {
  readonly #origin: string
  readonly #caller: Caller
  #check: string | undefined
  readonly durations: number[] = []

  constructor(origin: string, caller: Caller) {
    this.#origin = origin
    this.#caller = caller
  }

  async #send(address: string, init: RequestInit = {}): Promise<Seen> {
    const began = performance.now()
    const done = await fetch(new URL(address, this.#origin), { signal: AbortSignal.timeout(30_000), ...init })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      // The connection broke.
      .catch(() => ({ status: 0, text: '' }))
    const took = performance.now() - began
    this.durations.push(took)
    return { ...done, took }
  }

  async sign(): Promise<string> {
    const body = JSON.stringify({ bucketName: 'logos', filePath: `${ACME}/logo.svg`, contentType: TYPE })
    const headers = {
      authorization: `Bearer ${this.#caller.token}`,
      'ssp-client': ACME,
      'content-type': 'application/json',
    }
    const { text } = await this.#send('/api/dashboard/sign-upload-url', { method: 'POST', body, headers })
    const { url, check } = JSON.parse(text) as { url: string; check?: string }
    this.#check = check
    return url
  }

  async put(url: string, body: string): Promise<number> {
    return (await this.#send(url, { method: 'PUT', body, headers: { 'content-type': TYPE } })).status
  }

  /** Current URL of the logo. */
  async address(): Promise<{ status: number; url: string | null }> {
    const { status, text } = await this.#send(`/api/portal/get-logo?clientId=${ACME}`)
    return { status, url: status === 200 ? (JSON.parse(text) as { url: string | null }).url : null }
  }

  read(url: string): Promise<Seen> {
    return this.#send(url)
  }

  /** Whether the logo becomes `text`; requests the check and polls like the portal. */
  async becomes(text: string): Promise<boolean> {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (this.#check) await this.#send(this.#check, { method: 'POST' })
      const { url } = await this.address()
      if (url !== null && (await this.read(url)).text === text) return true
      await wait(100)
    }
    return false
  }
}

// While a store fails, a reader gets the published picture or an error status.
function checkRead(findings: Findings, what: string, seen: Seen, right: readonly string[]): void {
  const isExpected = seen.status === 503 || seen.status === 0 || (seen.status === 200 && right.includes(seen.text))
  findings.check(isExpected, `${what}: a picture returns ${seen.status} ${seen.text.slice(0, 80)}`)
}

async function inBucket(site: Site, effort: Effort): Promise<Report[]> {
  const reports: Report[] = []
  const rounds = effort.rounds(10, 50)
  for (const fault of STORE_FAULTS) {
    const findings = new Findings()
    const s3: FakeS3 = await startFakeS3()
    const env = { ...site.env, ...s3.env, LOG_LEVEL: 'silent', STORAGE_TIMEOUT: String(STORE_TIMEOUT) }
    const server = await startServer(env)
    const logo = new Logo(server.origin, await signIn(server.origin))
    let lost = 0
    let before = drawing(`${fault} 0`)
    await logo.put(await logo.sign(), before)
    findings.check(await logo.becomes(before), `${fault}: a good bucket does not publish`)
    for (let round = 1; round <= rounds; round++) {
      const after = drawing(`${fault} ${round}`)
      const { url } = await logo.address()
      findings.check((await logo.put(await logo.sign(), after)) === 200, `${fault}, round ${round}: the put fails`)
      // Every second round only published objects, where damage would be permanent.
      s3.break(fault, round % 2 ? {} : { folder: 'objects/' })
      const { status } = await logo.address()
      findings.check(status === 200, `${fault}, round ${round}: the page returns ${status}`)
      if (url) checkRead(findings, `${fault}, round ${round}`, await logo.read(url), [before, after])
      s3.repair()
      if (!(await logo.becomes(after))) lost += 1
      before = after
    }
    await server.kill()
    await s3.stop()
    findings.check(lost === 0, `${fault}: ${lost} uploads are lost`)
    const slowest = worst(logo.durations)
    findings.check(slowest < LIMIT, `${fault}: a response took ${slowest} ms`)
    const figures = { uploads: rounds + 1, lost, 'slowest response, ms': slowest }
    reports.push({ fault: `storage: ${fault}`, where: 'S3', rounds, figures, failures: findings.failures })
  }
  return reports
}

/** Ways to damage a folder; each returns its repair. */
const DAMAGES: Record<string, (folder: string, file: string) => () => void> = {
  'cannot be written to': (folder) => {
    renameSync(folder, `${folder}-aside`)
    writeFileSync(folder, 'in the way')
    return () => {
      rmSync(folder)
      renameSync(`${folder}-aside`, folder)
    }
  },
  'loses the end of a file': (_folder, file) => {
    const bytes = readFileSync(file)
    truncateSync(file, bytes.length >> 1)
    return () => writeFileSync(file, bytes)
  },
  'changes a file': (_folder, file) => {
    const bytes = readFileSync(file)
    writeFileSync(file, Buffer.from(bytes).fill(32, 10, 12))
    return () => writeFileSync(file, bytes)
  },
}

async function inFolder(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const rounds = effort.rounds(10, 50)
  const server = await startServer({ ...site.env, LOG_LEVEL: 'silent' })
  const logo = new Logo(server.origin, await signIn(server.origin))
  const folder = join(site.dataDir, 'objects/objects', ACME)
  const newest = () => {
    const known = new Set(seen)
    const added = readdirSync(folder).find((name) => !known.has(name)) ?? ''
    seen.push(added)
    return join(folder, added)
  }
  const seen: string[] = []
  let before = drawing('folder 0')
  await logo.put(await logo.sign(), before)
  let file = newest()
  for (let round = 1; round <= rounds; round++) {
    for (const [how, damage] of Object.entries(DAMAGES)) {
      const after = drawing(`folder ${round} ${how}`)
      const { url } = await logo.address()
      const address = await logo.sign()
      const mend = damage(folder, file)
      if (url) checkRead(findings, `a folder that ${how}, round ${round}`, await logo.read(url), [before])
      const status = how === 'cannot be written to' ? await logo.put(address, after) : 503
      findings.check(status === 503, `a folder that ${how}, round ${round}: an upload returns ${status}`)
      mend()
      const again = await logo.put(address, after)
      findings.check(again === 200, `a folder that ${how}, round ${round}: sent again it returns ${again}`)
      findings.check(await logo.becomes(after), `a folder that ${how}, round ${round}: an upload is lost`)
      before = after
      file = newest()
    }
  }
  await server.kill()
  const kinds = Object.keys(DAMAGES).length
  const figures = { uploads: 1 + rounds * kinds, 'slowest response, ms': worst(logo.durations) }
  return { fault: 'storage: damaged', where: 'folder', rounds: rounds * kinds, figures, failures: findings.failures }
}

// Only the last picture is still referenced; a server that starts a day later removes the others.
async function sweepFolder(site: Site): Promise<Report> {
  const findings = new Findings()
  const folder = join(site.dataDir, 'objects/objects', ACME)
  const left = readdirSync(folder).length
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0)
  // The sweep runs once a day: delete the jobs of the previous servers.
  await site.inspect((database) => sql`delete from pgboss.job where name = 'storage.sweep'`.execute(database.kysely))
  const server = await startServer({ ...site.env, LOG_LEVEL: 'silent' })
  const began = performance.now()
  while (readdirSync(folder).length > 1 && performance.now() - began < 30_000) await wait(100)
  const logo = new Logo(server.origin, await signIn(server.origin))
  const { url } = await logo.address()
  findings.check(readdirSync(folder).length === 1, `${readdirSync(folder).length} files are left after the sweep`)
  findings.check(url !== null && (await logo.read(url)).status === 200, 'the sweep removed what was in use')
  await server.kill()
  const figures = { 'left over': left - 1, 'seconds until swept': Math.round((performance.now() - began) / 1000) }
  return { fault: 'storage: orphans', where: 'folder', rounds: 1, figures, failures: findings.failures }
}

/** A bucket that is slow, rejects, disconnects, loses or changes bytes; a damaged folder; orphaned objects. */
export const storage: Fault = {
  name: 'storage',
  quick: 1,
  run: async (effort) => [
    ...(await atSite(embeddedSite, (site) => inBucket(site, effort))),
    ...(await atSite(embeddedSite, async (site) => [await inFolder(site, effort), await sweepFolder(site)])),
  ],
}
