import { randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, expect } from 'vitest'
import { upload } from './files-fixture.ts'
import { employeeAt, linkUser } from './people.ts'
import type { SignedIn, TestServer } from './test-server.ts'

/** Answers that fit the default template. */
export const ANSWERS = { 2: 'Harbour Ltd', 5: 'Health and safety', 7: '2026-01-05', 9: 'The guard rail is loose' }

/** Sends requests to incidents, and reports them as one employee after the other. */
export function incidentFixture(server: TestServer) {
  const send = (
    who: SignedIn,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path = '',
    more: Omit<InjectOptions, 'method' | 'url'> = {},
  ) => who.send({ method, url: `/api/ssp/production/incidents/${who.clientId}${path}`, ...more })

  const link = (username: string, employeeId: string | null, client?: string) =>
    linkUser(server, username, employeeId, client)

  const report = (who: SignedIn, body: object = {}, headers: Record<string, string> = {}) =>
    send(who, 'POST', '/report', {
      payload: { anonymous: false, fields_version: 0, answers: ANSWERS, ...body },
      headers,
    })

  return {
    send,
    link,
    report,
    employeeId: employeeAt,

    /** Reports an incident and returns its id. */
    async reported(who: SignedIn, body: object = {}): Promise<string> {
      const ids = () => server.db.selectFrom('incidents').select('id').execute()
      const known = await ids()
      const response = await report(who, body)
      expect(response.statusCode, response.body).toBe(201)
      return String((await ids()).find(({ id }) => !known.some((one) => one.id === id))?.id)
    },

    /** Puts an image to a report. */
    upload(
      who: SignedIn,
      incidentId: string,
      { file, type = 'image/png', ext = 'png' }: { file: Buffer; type?: string; ext?: string },
    ): Promise<LightMyRequestResponse> {
      return upload(who, server, `${incidentId}/${randomUUID()}.${ext}`, file, type, 'incident-images')
    },
  }
}

/** The fixture of a file whose incidents the account `nobody` reports, as the first employee. */
export function setUpIncidents(server: TestServer): ReturnType<typeof incidentFixture> {
  const use = incidentFixture(server)
  beforeAll(() => use.link('nobody', use.employeeId(1)))
  return use
}
