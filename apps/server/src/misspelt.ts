/**
 * Length of a name below which one edit makes another word: HOST and POST, PATH and PORT. For these, only swapped letters
 * count.
 */
const SHORTEST = 7

/**
 * The number of edits that turn one word into another: a character added, removed or replaced, or two adjacent ones
 * swapped.
 */
export function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(rows, i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const exchanged = isExchange ? at(rows, i - 2, j - 2) + 1 : Infinity
      row.push(Math.min((row[j - 1] ?? 0) + 1, at(rows, i - 1, j) + 1, replaced, exchanged))
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

const at = (rows: readonly (readonly number[])[], row: number, column: number): number => rows[row]?.[column] ?? 0

/** The known name that an unknown one was probably meant to be: one edit away, two from 12 characters on. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined
  const lettersOf = (text: string) => text.split('').toSorted().join('')
  return known.find((meant) => {
    if (meant.length < SHORTEST && lettersOf(name) !== lettersOf(meant)) return false
    return editsBetween(name, meant) <= (meant.length >= 12 ? 2 : 1)
  })
}
