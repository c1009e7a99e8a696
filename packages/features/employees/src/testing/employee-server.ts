import type { Employee, MergedEmployee } from '@ssp/api'
import { collection, fakeServer } from '@ssp/api/testing'
import { employee, employees, teams } from './employees'

const path = '/ssp/production/employees/{clientId}'

/** Whether a time is between the two days of a range, inclusive. */
function within(moment: string | null, range: string): boolean {
  const [from = '', to = ''] = range.split(',')
  const day = moment?.slice(0, 10) ?? ''
  return day >= from && day <= to
}

function holds({ deactivatedDt, registeredDt }: Employee, status: string): boolean {
  if (deactivatedDt !== null) return status === 'deactivated'
  return status === 'active' || status === (registeredDt ? 'registered' : 'unregistered')
}

/** A fake server for the employee calls, of a client and of its platform. */
export function employeeServer(rows: Employee[] = employees(12)) {
  const people = collection({
    rows,
    search: ({ forename, surname, identifier, email }) => [forename, surname, identifier, email],
    filters: {
      lastLoginDt: ({ lastLoginDt }, range) => within(lastLoginDt, range),
      registeredDt: ({ registeredDt }, range) => within(registeredDt, range),
      createdDt: ({ createdDt }, range) => within(createdDt, range),
      status: holds,
      teamIds: ({ teamLabels = [] }, ids) =>
        teams.some(({ id, label }) => ids.split(',').includes(id) && teamLabels.includes(label)),
    },
    unique: ['identifier'],
    sorts: {
      name: ({ surname, forename }) => `${surname} ${forename}`,
      identifier: ({ identifier }) => identifier ?? '',
      registered: ({ registeredDt }) => registeredDt ?? '',
      lastLogin: ({ lastLoginDt }) => lastLoginDt ?? '',
    },
  })
  let links: { employee_id: string; linked_id: string }[] = []
  const merged = (id: string, { employee_id, linked_id }: (typeof links)[number]): MergedEmployee[] => {
    const other = people.find(id)
    if (!other) return []
    const { title, forename, surname, identifier, email } = other
    const created_at = '2026-05-02T09:00:00.000Z'
    return [{ id, title, forename, surname, identifier, email, employee_id, linked_id, created_at }]
  }
  const linksOf = (id: string) => ({
    merger: links.flatMap((link) => (link.linked_id === id ? merged(link.employee_id, link) : [])),
    merged: links.flatMap((link) => (link.employee_id === id ? merged(link.linked_id, link) : [])),
  })

  const pageOf = (query: URLSearchParams) => ({
    success: true as const,
    employees: people
      .page(query)
      .map((row) => (links.some(({ employee_id }) => employee_id === row.id) ? { ...row, isMerged: true } : row)),
    count: people.total(query),
  })

  return fakeServer()
    .on('get', path, ({ query }) => {
      const id = query.get('id')
      return id ? people.one(id, (row) => ({ success: true, employees: [row], ...linksOf(id) })) : pageOf(query)
    })
    .on('post', '/serverless/interactions', { success: true })
    .on('get', '/ssp/production/teams/{clientId}', teams)
    .on('patch', '/ssp/production/employees/{id}#one', (request) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own request, typed by its sender
      const { id, resetPassword, ...fields } = request.body as Partial<Employee> & { resetPassword?: true }
      const changed = people.change(request, id, resetPassword ? {} : fields)
      if (changed instanceof Response) return changed
      return people.withEtag(changed.id, {
        success: true,
        message: resetPassword ? 'The password has been reset.' : 'Employee updated successfully',
      })
    })
    .on('delete', path, (request) => people.remove(request, field(request.body, 'id')) ?? { success: true })
    .on('post', `${path}#mergeEmployee`, ({ body }) => {
      links = [...links, { employee_id: field(body, 'employee_id'), linked_id: field(body, 'linked_id') }]
      return { success: true }
    })
    .on('post', `${path}#deleteMerge`, ({ body }) => {
      links = links.filter((link) => link.employee_id !== field(body, 'employee_id'))
      return { success: true, kept: [] }
    })
    .on('get', `${path}#count`, ({ query }) => ({ success: true as const, count: people.total(query) }))
    .on('get', '/ssp/production/platform/{clientId}/employees#getEmployees', ({ query }) => {
      const { employees: found, ...page } = pageOf(query)
      return { ...page, employees: found.map(ofRecord) }
    })
    .on('post', `${path}#quickCreate`, (request) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own request, typed by its sender
      const { clientId: _repeated, ...fields } = request.body as Partial<Employee> & { clientId?: string }
      return people.create(request, (id) => ofRecord(employee(0, { ...blank, ...fields, id })))
    })
}

/** An employee without the properties that only the list of one client has. */
const ofRecord = ({ teamLabels: _labels, isMerged: _merged, isLinked: _linked, ...record }: Employee): Employee =>
  record

const field = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, name)) : ''

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
