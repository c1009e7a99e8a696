import type { PayFile } from '@ssp/api'
import { describe, expect, test } from 'vitest'
import { fileOf, type PayRecord } from './match-files'

const record: PayRecord = {
  id: 'one',
  employee_id: 'ada',
  created_at: '2026-03-31T00:00:00.000Z',
  date: '2026-03-31',
}
const file = (name: string, employee_id = 'ada'): PayFile => ({
  employee_id,
  name,
  size: 1,
  createdDt: '2026-04-01T00:00:00.000Z',
})

describe('the file of a record', () => {
  test.each(['one.pdf', '1774915200000.pdf', '2026-03-31.pdf', '2026-03-31.PDF'])('is named %s', (name) => {
    expect(fileOf(record, [file('other.pdf'), file(name)])?.name).toBe(name)
  })

  test.each(['2026-03-31.txt', '2026-03-30.pdf', 'one'])('is not %s, unless the name is the id', (name) => {
    expect(fileOf(record, [file(name)])?.name).toBe(name === 'one' ? 'one' : undefined)
  })

  test('is named by the id alone when the record says so', () => {
    const byId = { ...record, useUuid: true }
    expect(fileOf(byId, [file('2026-03-31.pdf')])).toBeUndefined()
    expect(fileOf(byId, [file('2026-03-31.pdf'), file('one.pdf')])?.name).toBe('one.pdf')
  })

  test('is of the same account', () => {
    expect(fileOf(record, [file('one.pdf', 'bruno')])).toBeUndefined()
  })
})
