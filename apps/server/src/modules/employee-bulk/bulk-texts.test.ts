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

/** Adds rows, without those that the server names with a reason by row and column: line -> reason. */
async function add(id: string, rows: Row[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>()
  for (;;) {
    const sent = rows.filter(({ line }) => !reasons.has(line))
    const answer = await admin.send({ method: 'POST', url: `${base(admin)}/${id}/rows`, payload: { rows: sent } })
    if (answer.statusCode === 200) return reasons
    expect(answer.statusCode).toBe(400)
    const found = Object.entries(answer.json<{ fields: Record<string, string> }>().fields)
    expect(found.length, answer.body).toBeGreaterThan(0)
    for (const [field, reason] of found) {
      const [, place, name] = column.exec(field) ?? []
      expect(name, field).toBeDefined()
      expect(reason).toMatch(/\w+ \w+/)
      reasons.set(sent[Number(place)]!.line, reason)
    }
  }
}

describe('the big list of naughty strings', () => {
  test.each(['forename', 'surname'])(
    'as a %s: each is stored exactly but for outer spaces, or rejected with a reason by row and column',
    async (field) => {
      expect(naughty.length).toBeGreaterThan(400)
      const rows = naughty.map((text, index) => person(index, { [field]: text }))
      const id = await startRun('import', [person(naughty.length)])
      const unsent = await add(id, rows)
      await apply(id, { rows: rows.length + 1 - unsent.size })
      await server.deps.jobs.drain()
      expect(await read(id)).toMatchObject({ state: 'done' })
      const rejected = new Map(
        (await rowsOf(id, 'rejected')).map(({ line, reason }: Row) => [line, reason] as [number, string]),
      )
      const stored = await server.deps.database.withSystem((tx) =>
        tx.selectFrom('employees').selectAll().where('identifier', 'like', 'B-%').execute(),
      )
      const names = new Map(stored.map((row) => [row.identifier, row[field as 'forename']]))
      for (const [index, text] of naughty.entries()) {
        const { line, identifier } = rows[index]!
        if (text.trim() === '') expect(rejected.get(line), JSON.stringify(text)).toBe('name_missing')
        else if ([...text].length > 100) expect(unsent.get(line), JSON.stringify(text)).toMatch(/100/)
        else if (unsent.has(line)) {
          expect(unsent.get(line)).toBe('This contains characters that cannot be stored.')
          expect(text, JSON.stringify(text)).toMatch(/(?![\t\n\r])\p{Cc}|\p{Cs}|^[\p{Cf}\p{Z}\p{M}]*$/u)
        } else expect(names.get(identifier), JSON.stringify(text)).toBe(text.trim())
      }
      expect(names.size).toBeGreaterThan(400)
    },
  )
})

test.each([
  ['a'.repeat(251) + '.csv', /254/],
  ['', /./],
])('a file name of a wrong length gets a clear answer', async (fileName, reason) => {
  const answer = await admin.send({ method: 'POST', url: base(admin), payload: { kind: 'import', fileName } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields.fileName).toMatch(reason)
})
