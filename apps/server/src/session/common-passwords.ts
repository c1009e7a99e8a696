import { createRequire } from 'node:module'

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

let list: ReadonlySet<string> | undefined

// 50,000 entries of leaked lists, read at the first password that is set, not at start.
function commonPasswords(): ReadonlySet<string> {
  list ??= new Set(createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json') as string[])
  return list
}

const plain = (text: string) => text.replace(/[@431!0$57]/g, (sign) => SUBSTITUTES[sign] ?? sign)

/**
 * Whether a password is a common one, also when dressed up to meet the composition rules:
 * `P@ssw0rd`, `Football2024!`.
 */
export function isCommonPassword(password: string): boolean {
  const common = commonPasswords()
  const lower = password.toLowerCase()
  if (common.has(lower)) return true
  const [bare = ''] = /[a-z](?:.*[a-z])?/s.exec(lower) ?? []
  const trimmed = plain(lower.replace(/[\d\W_]{0,4}$/, ''))
  return trimmed.length >= 5 && (common.has(trimmed) || (lower.length - bare.length <= 4 && common.has(bare)))
}
