import type { Employee } from '@ssp/api'
import { collection, fakeServer } from '@ssp/api/testing'
import { employee, employees } from './employees'

const path = '/ssp/production/employees/{clientId}'

/** Whether a moment lies between the two days of a range, both included. */
function within(moment: string | null, range: string): boolean {
  const [from = '', to = ''] = range.split(',')
  const day = moment?.slice(0, 10) ?? ''
  return day >= from && day <= to
}

function holds({ deactivatedDt, registeredDt }: Employee, status: string): boolean {
  if (deactivatedDt !== null) return status === 'deactivated'
  return status === 'active' || status === (registeredDt ? 'registered' : 'unregistered')
}

/** A fake server of the employee calls, of a client and of its platform. */
export function employeeServer(rows: Employee[] = employees(12)) {
  const people = collection({
    rows,
    search: ({ forename, surname, identifier, email }) => [forename, surname, identifier, email],
    filters: {
      lastLoginDt: ({ lastLoginDt }, range) => within(lastLoginDt, range),
      registeredDt: ({ registeredDt }, range) => within(registeredDt, range),
      createdDt: ({ createdDt }, range) => within(createdDt, range),
      status: holds,
    },
    unique: ['identifier'],
  })
  const pageOf = (query: URLSearchParams) => ({
    success: true as const,
    employees: people.page(query),
    count: people.total(query),
  })

  return fakeServer()
    .on('get', path, ({ query }) => {
      const id = query.get('id')
      return id ? people.one(id, (row) => ({ success: true, employees: [row] })) : pageOf(query)
    })
    .on('get', `${path}#count`, ({ query }) => ({ success: true as const, count: people.total(query) }))
    .on('get', '/ssp/production/platform/{clientId}/employees#getEmployees', ({ query }) => pageOf(query))
    .on('post', `${path}#quickCreate`, (request) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own request, typed where it is made
      const { clientId: _repeated, ...fields } = request.body as Partial<Employee> & { clientId?: string }
      return people.create(request, (id) => employee(0, { ...blank, ...fields, id }))
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
