import type { Team } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const labels = ['Drivers', 'Front desk', 'Night shift', 'Warehouse', 'Workshop']
const people = [
  ['Ada', 'Okafor'],
  ['Bruno', 'Costa'],
  ['Chloé', 'Lefèvre'],
  ['Dmitri', 'Ivanov'],
  ['Eilidh', 'MacLeod'],
  ['Fatima', 'Al-Sayed'],
] as const

/** The `index`th team of a list, with `index` members up to six; the first one leads. */
export const team = (index = 0, changes: Partial<Team> = {}): Team => ({
  id: fakeId(500 + index),
  label: `${labels[index % labels.length]} ${index + 1}`,
  client_id: fakeClient().id,
  employees: people
    .slice(0, index)
    .map(([forename, surname], at) => ({ id: fakeId(at + 1), forename, surname, approver: at === 0 ? 1 : 0 })),
  ...changes,
})

/** `count` teams. */
export const teams = (count: number): Team[] => Array.from({ length: count }, (_, index) => team(index))
