import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { makeEmployee } from '../modules/employees/testing.ts'
import { employeeAt, linkUser } from './people.ts'
import type { SignedIn, TestServer } from './test-server.ts'

const DAY_MS = 86_400_000

/** A moment some days from now. */
export const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString()

/** Questions of every kind that is counted, a text, a number, and a header. */
export const FORM = [
  { id: 1, name: 'head', type: 'header', label: 'Pulse', content: 'Pulse', size: 'Large' },
  { id: 2, name: 'mood', type: 'radio', label: 'Mood', options: ['Good', 'Bad'], required: true },
  { id: 3, name: 'days', type: 'checkbox', label: 'Days', options: ['Monday', 'Friday'] },
  { id: 4, name: 'site', type: 'select', label: 'Site', options: [{ code: 'n', label: 'North, old' }] },
  { id: 5, name: 'score', type: 'range', label: 'Score', slider: { min: 0, max: 10, step: 5 } },
  { id: 6, name: 'why', type: 'text', label: 'Why?' },
  { id: 7, name: 'years', type: 'number', label: 'Years' },
]

/** Answers that fit `FORM`. */
export const ANSWERS = { 2: 'Good', 3: ['Monday', 'Friday'], 4: 'n', 5: 5, 6: 'Because, well\nyes', 7: -3 }

/** Sends requests to surveys, and answers them as one employee after the other. */
export function surveyFixture(server: TestServer) {
  const send = (
    who: SignedIn,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    who.send({
      method,
      url: `/api/ssp/production/${path.replace('/', `/${who.clientId}/`)}`,
      ...(payload && { payload }),
      headers,
    })

  return {
    send,

    /** Creates a live survey and returns its id. */
    async live(who: SignedIn, changes: object = {}): Promise<string> {
      const dates = { start_date: days(-2), completion_date: days(2) }
      const body = { title: 'Pulse', description: 'How it goes', fields: JSON.stringify(FORM), ...dates, ...changes }
      const response = await who.post(`/api/ssp/production/surveys/${who.clientId}`, body)
      expect(response.statusCode, response.body).toBe(201)
      return response.json().id
    },

    /** Inserts employees and returns their ids. */
    employees: (count: number, client = 'acme'): Promise<string[]> =>
      server.inSystem(async (tx) => {
        const ids: string[] = []
        for (let index = 0; index < count; index += 1) {
          const email = `${randomUUID()}@respondent.example`
          const fields = { forename: `Given${index}`, surname: 'Respondent', email }
          ids.push(await makeEmployee(tx, server.tenants.clientId(client), fields))
        }
        return ids
      }),

    /** Links an account to an employee, in place of the one before. */
    link: (username: string, employeeId: string | null, client?: string) =>
      linkUser(server, username, employeeId, client),

    submit: (who: SignedIn, id: string, body: object = {}, headers: Record<string, string> = {}) =>
      send(
        who,
        'POST',
        `survey-responses/${id}`,
        { fields_version: 1, answers: ANSWERS, seconds: 61, ...body },
        headers,
      ),

    /** Ids of the employees that every test client has. */
    employeeId: employeeAt,
  }
}
