import Papa from 'papaparse'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const identifiers = new Set()
const kept = []

/** Whether all cells are there, the address is one and the identifier is new. */
function isRight({ identifier, forename, surname, email }) {
  if (!identifier || !forename || !surname || !EMAIL.test(email) || identifiers.has(identifier)) return false
  identifiers.add(identifier)
  return true
}

self.addEventListener('message', ({ data: file }) => {
  const result = { right: 0, wrong: 0 }
  const validate = (rows) => {
    for (const row of rows) {
      kept.push(row)
      result[isRight(row) ? 'right' : 'wrong'] += 1
    }
  }
  Papa.parse(file, {
    header: true,
    skipEmptyLines: true,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    chunk: ({ data: rows }) => (self.name === 'posted' ? self.postMessage({ rows }) : validate(rows)),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    complete: () => self.postMessage({ result }),
  })
})
