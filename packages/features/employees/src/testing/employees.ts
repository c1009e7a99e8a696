import type { Employee, Team } from '@ssp/api'
import { fakeClient, fakeEmployee, fakeId } from '@ssp/api/testing'

const people = [
  ['Dr', 'Ada', 'Okafor'],
  [null, 'Bruno', 'Costa'],
  [null, 'Chloé', 'Lefèvre'],
  [null, 'Dmitri', 'Ivanov'],
  [null, 'Eilidh', 'MacLeod'],
  [null, 'Fatima', 'Al-Sayed'],
  [null, 'George', 'Whitfield'],
  ['Ms', 'Hana', 'Sato'],
  [null, 'Imran', 'Chaudhry'],
  [null, 'Jodie', 'Barnes'],
  [null, 'Kwame', 'Mensah'],
  [null, 'Lucía', 'Fernández'],
] as const

/** Teams of the fake client. */
export const teams = ['Assembly', 'Dispatch', 'Night shift'].map((label, index): Team => ({
  id: fakeId(700 + index),
  label,
  client_id: fakeClient().id,
  employees: [],
  membersCount: 0,
}))

const addressOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase() + '@acme.example'

/** The `index`th employee of a list; the same index gives the same person. Every third one is not registered, every fourth in no team. */
export function employee(index = 0, changes: Partial<Employee> = {}): Employee {
  const [title, forename, surname] = people[index % people.length] ?? people[0]
  const registered = index % 3 !== 1
  return fakeEmployee({
    id: fakeId(index + 1),
    title,
    forename,
    surname,
    identifier: `AC-${1042 + index * 7}`,
    email: addressOf(`${forename}.${surname}`),
    mobileNumber: '07700 900142',
    dateOfBirth: '1988-04-17',
    gender: index % 6,
    lastLoginDt: registered ? '2026-11-19T16:42:00.000Z' : null,
    registeredDt: registered ? '2025-03-10T09:30:00.000Z' : null,
    pendingFusionAuthRegistration: registered ? 0 : 1,
    teamLabels: teams.slice(0, index % 4).map(({ label }) => label),
    ...changes,
  })
}

/** `count` employees, from `first` on. */
export const employees = (count: number, first = 0): Employee[] =>
  Array.from({ length: count }, (_, index) => employee(first + index))

/** People who break layouts: long words, a missing name, another script, every field at its maximum length. */
export const awkwardEmployees: Employee[] = [
  employee(0, {
    title: 'Professor',
    forename: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery',
    surname: 'Featherstonehaugh-Cholmondeley-Majoribanks of Glencairn',
    identifier: 'NI-AB-12-34-56-C-LONG-PAYROLL-REFERENCE-2026-0000000001',
    email: 'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@international-subsidiary.acme.example',
    clientName: 'Acme Logistics International Holdings and Distribution Limited',
  }),
  employee(1, { forename: null, surname: null, email: null }),
  employee(2, { title: null, forename: null, surname: null, identifier: null }),
  employee(3, { forename: '小龍', surname: '李', email: null, identifier: '7' }),
]
