import { expect, test } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import { statementsOf } from '../../testing/statements.ts'

const server = setUpServer()

test('a deep page of the platform list begins at a place seen before, in the same order', async () => {
  const staff = await server.signIn('staff')
  const page = async (number: number): Promise<string[]> => {
    const answer = await staff.get(
      `/api/ssp/production/platform/${staff.clientId}/employees?function=getEmployees&limit=2&page=${number}`,
    )
    return answer.json().employees.map((row: { id: string }) => row.id)
  }
  const first = [await page(0), await page(1)]
  let second: string[] = []
  const sent = await statementsOf(async () => (second = await page(1)))
  const list = sent.find(({ text }) => text.includes('order by "e"."surname"'))
  expect(list?.text).toContain('(e.surname, e.forename, e.id, e.client_id) >')
  expect(list?.values.slice(-2)).toEqual([2, 0]) // rows of the page, and rows that it passes over
  expect(second).toEqual(first[1])
  expect(new Set(first.flat()).size).toBe(4)
})
