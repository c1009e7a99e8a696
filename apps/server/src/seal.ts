import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts and authenticates a value (AES-256-GCM), so that stored data reveals nothing without the key. */
export function seal(key: Uint8Array, value: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
}

/** The value that `seal` was given. Throws for another key or a changed text. */
export function unseal(key: Uint8Array, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
}
