import type { Employee } from '@ssp/api'
import { fakeId, fakeServer, problem } from '@ssp/api/testing'
import { employee, employees } from './employees'

const path = '/ssp/production/employees/{clientId}'

/** Whether a moment lies between the two days of a range, both included. */
function within(moment: string | null, range: string | null): boolean {
  if (!range) return true
  const [from = '', to = ''] = range.split(',')
  const day = moment?.slice(0, 10) ?? ''
  return day >= from && day <= to
}

function holds({ deactivatedDt, registeredDt }: Employee, status: string | null): boolean {
  if (status === null) return true
  if (deactivatedDt !== null) return status === 'deactivated'
  return status === 'active' || status === (registeredDt ? 'registered' : 'unregistered')
}

/**
 * A small server of the employee calls for stories and tests: it searches, filters, counts, pages and creates in memory,
 * rejects an identifier in use, and returns the same employee for the same key.
 */
export function employeeServer(rows: Employee[] = employees(12)) {
  const made = new Map<string, Employee>()
  const matching = (query: URLSearchParams) => {
    const search = query.get('search')?.toLowerCase() ?? ''
    return rows.filter(
      (row) =>
        [row.forename, row.surname, row.identifier, row.email].join(' ').toLowerCase().includes(search) &&
        within(row.lastLoginDt, query.get('lastLoginDt')) &&
        within(row.registeredDt, query.get('registeredDt')) &&
        within(row.createdDt, query.get('createdDt')) &&
        holds(row, query.get('status')),
    )
  }

  const pageOf = (query: URLSearchParams) => {
    const limit = Number(query.get('limit') ?? 10)
    const start = Number(query.get('page') ?? 0) * limit
    const found = matching(query)
    return { success: true as const, employees: found.slice(start, start + limit), count: found.length }
  }

  return fakeServer()
    .on('get', path, ({ query }) => {
      const id = query.get('id')
      if (id) {
        const found = rows.filter((row) => row.id === id)
        return found.length > 0
          ? { success: true as const, employees: found }
          : problem(404, 'not_found', 'There is no such employee.')
      }
      return pageOf(query)
    })
    .on('get', '/ssp/production/platform/{clientId}/employees#getEmployees', ({ query }) => pageOf(query))
    .on('get', `${path}#count`, ({ query }) => ({ success: true as const, count: matching(query).length }))
    .on('post', `${path}#quickCreate`, ({ body, headers }) => {
      const key = headers.get('Idempotency-Key') ?? ''
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own request, typed where it is made
      const { clientId: _repeated, ...asked } = body as Partial<Employee> & { clientId?: string }
      if (asked.identifier && rows.some(({ identifier }) => identifier === asked.identifier)) {
        const text = 'This identifier is in use.'
        return problem(409, 'conflict', text, { fields: { identifier: text } })
      }
      const created = made.get(key) ?? employee(0, { ...blank, ...asked, id: fakeId(90_000 + rows.length) })
      if (!made.has(key)) rows.unshift(created)
      made.set(key, created)
      return created
    })
}

const blank: Partial<Employee> = {
  title: null,
  forename: null,
  surname: null,
  identifier: null,
  email: null,
  mobileNumber: null,
  dateOfBirth: null,
  gender: null,
  lastLoginDt: null,
  registeredDt: null,
}
