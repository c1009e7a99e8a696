import { keyedHash, sameHash } from '../session/keys.ts'

/** What an address turned out to be: `late` is one of ours whose time is over. */
export type AddressState = 'good' | 'late' | 'false'

/** Signs and checks the addresses this server hands out for objects. */
export interface AddressSigner {
  /** Adds `signature` to a path; with `lifeSeconds` it also adds an expiry. */
  sign(action: string, path: string, facts: string[], lifeSeconds?: number): string
  /** Whether a signature is for exactly this action, path and facts, and has not run out. */
  verify(action: string, path: string, facts: string[], given: { expires?: string; signature?: string }): AddressState
}

/** Signatures are keyed hashes over everything that must not change. */
export function createAddressSigner(key: Uint8Array): AddressSigner {
  const hash = (action: string, path: string, facts: string[], expires: string) =>
    keyedHash(key, JSON.stringify([action, path, ...facts, expires]))
  return {
    sign(action, path, facts, lifeSeconds) {
      const expires = lifeSeconds === undefined ? '' : String(Math.floor(Date.now() / 1000) + lifeSeconds)
      const query = new URLSearchParams({ ...(expires && { expires }), signature: hash(action, path, facts, expires) })
      return `${path}?${query.toString()}`
    },
    verify(action, path, facts, { expires = '', signature = '' }) {
      if (!sameHash(signature, hash(action, path, facts, expires))) return 'false'
      return expires === '' || Number(expires) * 1000 > Date.now() ? 'good' : 'late'
    },
  }
}
