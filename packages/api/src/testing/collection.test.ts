import { describe, expect, test } from 'vitest'
import { collection } from './collection'

const people = () =>
  collection({
    rows: [
      { id: 'a', name: 'Ann', team: 'north' },
      { id: 'b', name: 'Bob', team: 'south' },
      { id: 'c', name: 'Cat', team: 'north' },
    ],
    search: ({ name }) => [name],
    filters: { team: ({ team }, wanted) => team === wanted },
    unique: ['name'],
  })
const query = (text: string) => new URLSearchParams(text)
const headers = (values: Record<string, string> = {}) => ({ headers: new Headers(values) })
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

test('search, filters and paging work together', () => {
  const { page, total } = people()
  expect(names(page(query('team=north&limit=1&page=1')))).toEqual(['Cat'])
  expect(total(query('team=north'))).toBe(2)
  expect(names(page(query('search=AN')))).toEqual(['Ann'])
  expect(names(page(query('search=%C3%81n')))).toEqual(['Ann'])
})

describe('changes', () => {
  test('a version that has passed is 412 with the record', async () => {
    const { one, change, saveElsewhere, find } = people()
    const etag = one('a').headers.get('ETag') ?? ''
    saveElsewhere('a', { team: 'south' })
    const rejected = change(headers({ 'If-Match': etag }), 'a', { name: 'Anna' }) as Response
    expect(rejected.status).toBe(412)
    expect(await rejected.json()).toMatchObject({ code: 'stale', current: { team: 'south' } })
    expect(find('a')?.name).toBe('Ann')
    const now = one('a').headers.get('ETag') ?? ''
    expect(change(headers({ 'If-Match': now }), 'a', { name: 'Anna' })).toMatchObject({ name: 'Anna', team: 'south' })
  })

  test('a value in use is 409 at its field', async () => {
    const { create, change } = people()
    const rejected = create(headers(), (id) => ({ id, name: 'Bob', team: 'north' })) as Response
    expect(rejected.status).toBe(409)
    expect(await rejected.json()).toMatchObject({ fields: { name: expect.any(String) } })
    expect((change(headers(), 'a', { name: 'Bob' }) as Response).status).toBe(409)
  })

  test('the same idempotency key creates one row', () => {
    const { create, rows } = people()
    const key = headers({ 'Idempotency-Key': 'k' })
    const first = create(key, (id) => ({ id, name: 'Dan', team: 'north' }))
    expect(create(key, (id) => ({ id, name: 'Dan', team: 'north' }))).toBe(first)
    expect(rows()).toHaveLength(4)
  })

  test('what is not there is 404', () => {
    const { one, remove, rows } = people()
    expect(one('x').status).toBe(404)
    expect(remove(headers(), 'x')?.status).toBe(404)
    expect(remove(headers(), 'a')).toBeNull()
    expect(names(rows())).toEqual(['Bob', 'Cat'])
  })
})
