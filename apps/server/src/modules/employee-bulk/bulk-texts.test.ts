import naughty from 'big-list-of-naughty-strings' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import {
  admin,
  apply,
  base,
  person,
  read,
  rowsOf,
  server,
  setUpBulkServer,
  startRun,
  type Row,
} from '../../testing/bulk-fixture.ts'

setUpBulkServer()

const column = /^rows\.(\d+)\.(forename|surname)$/

const CONTROL = 'This contains characters that cannot be stored.'
const TOO_LONG = 'At most 100 characters.'
const NOTHING_VISIBLE = /^[\p{Cf}\p{Z}\p{M}]*$/u

/** What must become of a name: its text as stored, or the reason why it is not. */
function expectedOf(text: string): string {
  if (text.trim() === '') return 'name_missing'
  if (Array.from(text).length > 100) return TOO_LONG
  return text.includes('\0') || NOTHING_VISIBLE.test(text) ? CONTROL : text.trim()
}

/** Adds rows, without those that the server rejects with a reason by row and column: line -> reason. */
async function add(id: string, rows: Row[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>()
  for (;;) {
    const sent = rows.filter(({ line }) => !reasons.has(line))
    const answer = await admin.post(`${base(admin)}/${id}/rows`, { rows: sent })
    if (answer.statusCode === 200) return reasons
    const before = reasons.size
    for (const [field, reason] of Object.entries(answer.json<{ fields: Record<string, string> }>().fields)) {
      const row = sent[Number(column.exec(field)?.[1])]
      if (row) reasons.set(row.line, reason.includes('100') ? TOO_LONG : reason)
    }
    if (reasons.size === before) throw new Error(`No row was named: ${answer.body}`)
  }
}

describe('the big list of naughty strings', () => {
  test.each(['forename', 'surname'] as const)(
    'as a %s: each is stored exactly but for outer spaces, or rejected with a reason by row and column',
    async (field) => {
      const rows = naughty.map((text, index) => person(index, { [field]: text }))
      const id = await startRun('import', [person(naughty.length)])
      const unsent = await add(id, rows)
      await apply(id, { rows: rows.length + 1 - unsent.size })
      await server.deps.jobs.drain()
      expect(await read(id)).toMatchObject({ state: 'done' })
      const rejected = new Map<number, string>(
        (await rowsOf(id, 'rejected')).map(({ line, reason }: Row): [number, unknown] => [line, reason]),
      )
      const employees = await server.db.selectFrom('employees').selectAll().where('identifier', 'like', 'B-%').execute()
      const names = new Map(employees.map((row) => [row.identifier, row[field]]))
      const outcomes = rows.map(
        ({ line, identifier }) => unsent.get(line) ?? rejected.get(line) ?? names.get(identifier),
      )
      expect(outcomes).toEqual(naughty.map(expectedOf))
      expect(names.size).toBeGreaterThan(400)
    },
  )
})

test.each([
  ['a'.repeat(251) + '.csv', /254/],
  ['', /./],
])('a file name of a wrong length gets a clear answer', async (fileName, reason) => {
  const answer = await admin.post(base(admin), { kind: 'import', fileName })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields.fileName).toMatch(reason)
})
