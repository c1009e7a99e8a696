const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Returns whether a text contains every word of a search, in any order. Ignores case, accents and spaces. For lists that
 * are loaded in full.
 */
export function searchMatcher(search: string): (text: string) => boolean {
  const terms = fold(search).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return () => true
  return (text) => {
    const folded = fold(text)
    return terms.every((term) => folded.includes(term))
  }
}
