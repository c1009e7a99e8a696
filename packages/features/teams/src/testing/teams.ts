import type { Employee, EmployeeEmail, Team, TeamMember } from '@ssp/api'
import { fakeClient, fakeEmployee, fakeId } from '@ssp/api/testing'

const labels = ['Drivers', 'Front desk', 'Night shift', 'Warehouse', 'Workshop']
const people = [
  ['Ada', 'Okafor'],
  ['Bruno', 'Costa'],
  ['Chloé', 'Lefèvre'],
  ['Dmitri', 'Ivanov'],
  ['Eilidh', 'MacLeod'],
  ['Fatima', 'Al-Sayed'],
] as const

/** The `index`th team of a list, with `index` members up to six; the first one is the leader. */
export const team = (index = 0, changes: Partial<Team> = {}): Team => ({
  id: fakeId(500 + index),
  label: `${labels[index % labels.length]} ${index + 1}`,
  client_id: fakeClient().id,
  employees: people
    .slice(0, index)
    .map(([forename, surname], at) => ({ id: fakeId(at + 1), forename, surname, approver: at === 0 ? 1 : 0 })),
  membersCount: index,
  ...changes,
})

/** `count` teams. */
export const teams = (count: number): Team[] => Array.from({ length: count }, (_, index) => team(index))

/** The `index`th member of a team; the first one is the leader, and every third one has not registered. */
export const teamMember = (index = 0, changes: Partial<TeamMember> = {}): TeamMember => {
  const [forename, surname] = people[index % people.length] ?? people[0]
  return {
    employee_id: fakeId(index + 1),
    identifier: `AC-${1042 + index * 7}`,
    forename,
    surname,
    approver: index === 0 ? 1 : 0,
    registeredDt: index % 3 === 1 ? null : '2025-03-10T09:30:00.000Z',
    ...changes,
  }
}

/** `count` members of a team. */
export const teamMembers = (count: number): TeamMember[] =>
  Array.from({ length: count }, (_, index) => teamMember(index))

/** `count` employees who are in no team. */
export const candidates = (count: number): Employee[] =>
  Array.from({ length: count }, (_, index) =>
    fakeEmployee({
      id: fakeId(700 + index),
      identifier: `NW-${2001 + index}`,
      forename: 'Newcomer',
      surname: `Number ${String(index + 1).padStart(2, '0')}`,
    }),
  )

/** The registration reminder as a server sends it. */
export const teamEmail: EmployeeEmail = {
  label: 'RegistrationReminderGeneric',
  subject: 'Register for the Acme portal',
  html: '<div style="padding:16px;background:#f1f4f7"><h1 style="font-size:22px">Your account is waiting for you</h1><p>Registering takes a few minutes.</p></div>',
}
