import { extensionOf } from '@ssp/api'

/** Maximum length of a name in characters; the rest is cut. */
const LONGEST = 100

/**
 * The name under which a file is shared: lower case, only letters and digits of any script, with the extension (R3-454 to
 * R3-461, 3-decisions 89).
 */
export function sharedName(name: string): string {
  const extension = extensionOf(name)
  const stem = extension ? name.slice(0, name.lastIndexOf('.')) : name
  const kept = Array.from(
    stem
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}\p{N}]/gu),
    ([letter]) => letter,
  )
  return `${kept.slice(0, LONGEST).join('') || 'file'}${extension && `.${extension}`}`
}

/** Characters that some operating system treats as part of a path. */
const UNSAFE = /[\p{Cc}\\/:*?"<>|]/gu

/** The unique names of files inside a ZIP, none of which leads out of the folder where it is unpacked. */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = name.normalize('NFC').replace(UNSAFE, '_').replace(/^\.+/, '_') || 'file'
    const dot = safe.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, '']
    for (let copy = 1; ; copy += 1) {
      const free = copy === 1 ? safe : `${stem} (${copy})${extension}`
      if (taken.has(free.toLowerCase())) continue
      taken.add(free.toLowerCase())
      return free
    }
  })
}

/** A number from 0 to 999 (R3-502). */
const PREFIXES = 1000

/** A unique key that cannot be guessed, in the folder of the user (3-decisions 90). */
export const newKey = (
  { homeClientId, id }: { homeClientId: string; id: string },
  filename: string,
  random: () => number = Math.random,
): string => `${homeClientId}/${id}/${crypto.randomUUID()}/${Math.floor(random() * PREFIXES)}-${filename}`
