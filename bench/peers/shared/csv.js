const HEAD = 'identifier,forename,surname,email\r\n'

function row(nth) {
  const surname = nth % 50 === 0 ? `"Surname, ${nth % 3001} ""Jr"""` : `Surname${nth % 3001}`
  const email = nth % 1000 === 0 ? 'not-an-email' : `person${nth}@example.test`
  return `E${String(nth).padStart(7, '0')},Forename${nth % 977},${surname},${email}\r\n`
}

/** Parts of a file of `count` people: one surname in 50 is quoted, one address in 1,000 is none. */
export function* csvParts(count) {
  yield HEAD
  for (let from = 1; from <= count; from += 10_000) {
    const size = Math.min(10_000, count - from + 1)
    yield Array.from({ length: size }, (_, index) => row(from + index)).join('')
  }
}

/** Rows of such a file with an address that is none. */
export const wrongRows = (count) => Math.floor(count / 1000)

/**
 * What a page of the bench of CSV files gives to the driver: `prepare(count)` makes the file, `read()` parses and validates
 * it, keeps its rows and returns how many are right and wrong.
 *
 * @param {(file: File) => Promise<{right: number, wrong: number}>} read
 */
export function csvBench(read) {
  let file
  window.bench = {
    prepare: (count) => (file = new File([...csvParts(count)], 'people.csv', { type: 'text/csv' })).size,
    read: () => read(file),
  }
}
