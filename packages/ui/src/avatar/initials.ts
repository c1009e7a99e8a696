/** Number of tints for avatars without a picture: one per chart colour. */
export const tintCount = 6

/** First letters of the first and the last word, at most two, in capitals; empty for an empty name. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends
    .map((word) => /^.\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A tint from 1 to `tintCount`, derived from the name. */
export function tintOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return (hash % tintCount) + 1
}
