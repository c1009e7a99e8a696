import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// OWASP's floor for argon2id: 19 MiB, two passes, one lane; about 40 ms here.
const MEMORY = 19_456
const PASSES = 2
const LANES = 1

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

function hashWith(password: string, nonce: Uint8Array, cost: { m: number; t: number; p: number }): Promise<Buffer> {
  // NFC, so that the same keys typed on another system give the same password.
  const message = password.normalize('NFC')
  return derive('argon2id', { message, nonce, parallelism: cost.p, tagLength: 32, memory: cost.m, passes: cost.t })
}

/** Hashes a password into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await hashWith(password, nonce, { m: MEMORY, t: PASSES, p: LANES })
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${encode(nonce)}$${encode(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Whether a password matches a PHC string. A string that cannot be read matches nothing. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const [, m, t, p, nonce, hash] = PHC.exec(phc) ?? []
  if (!nonce || !hash) return false
  const expected = Buffer.from(hash, 'base64')
  const found = await hashWith(password, Buffer.from(nonce, 'base64'), { m: Number(m), t: Number(t), p: Number(p) })
  return expected.length === found.length && timingSafeEqual(expected, found)
}

/** Whether a stored hash is cheaper than today's and should be made again at the next sign-in. */
export function needsRehash(phc: string): boolean {
  const [, m, t] = PHC.exec(phc) ?? []
  return Number(m) < MEMORY || Number(t) < PASSES
}

let dummy: Promise<string> | undefined

/** A hash no password matches: an unknown account costs the same time as a known one. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword(randomBytes(32).toString('base64url'))
  return dummy
}
