import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { makeFolder } from '../make-folder.ts'
import { OperatorError } from '../operator-error.ts'

/** Keys derived from the one secret, one per use. */
export interface Keys {
  /** Signs access tokens. */
  token: Uint8Array
  /** Signs upload and download addresses. */
  address: Uint8Array
  /** Hashes account names, one-time codes and opaque tokens before they are stored. */
  hash: Uint8Array
  /** Seals what waits in the job queue. */
  seal: Uint8Array
  /** Hashes who has answered a survey. */
  survey: Uint8Array
  /** Seals gift-card codes. */
  cardSeal: Uint8Array
  /** Hashes gift-card codes. */
  cardHash: Uint8Array
}

/** The configured secret, or one generated once and kept in the data directory, readable by its owner only. */
export function loadSecret(config: Config): string {
  if (config.tokenSecret) return config.tokenSecret
  const file = join(config.dataDir, 'secret')
  try {
    makeFolder(config.dataDir)
    if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new OperatorError(`DATA_DIR: ${config.dataDir} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

/** Derives the keys from the secret. */
export function deriveKeys(secret: string): Keys {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'ssp', use, 32))
  return {
    token: derive('token'),
    address: derive('address'),
    hash: derive('hash'),
    seal: derive('seal'),
    survey: derive('survey'),
    cardSeal: derive('card seal'),
    cardHash: derive('card hash'),
  }
}

/** Keyed hash of a text, base64url. */
export function keyedHash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** A new opaque token of 256 random bits, base64url. */
export function opaqueToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
