import type { Employee } from '@ssp/api'

const clientId = '6f0c1f4e-1111-4c6a-8d54-0b6a3c9d0001'

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

const idOf = (index: number) => `e0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`

/** One employee of Acme, the `index`th of a list; the same index gives the same person. */
export function employee(index = 0, changes: Partial<Employee> = {}): Employee {
  const [title, forename, surname] = people[index % people.length] ?? people[0]
  const registered = index % 3 !== 1
  return {
    id: idOf(index),
    client_id: clientId,
    title,
    forename,
    surname,
    identifier: `ACM-${String(1042 + index * 7).padStart(5, '0')}`,
    email:
      `${forename}.${surname}`
        .normalize('NFD')
        .replace(/[^a-z.]/gi, '')
        .toLowerCase() + '@acme.example',
    mobileNumber: index % 2 === 0 ? '07700 900142' : null,
    telephoneNumber: null,
    dateOfBirth: '1988-04-17',
    gender: index % 6,
    createdDt: '2025-03-03T08:15:00.000Z',
    lastLoginDt: registered ? '2026-11-19T16:42:00.000Z' : null,
    registeredDt: registered ? '2025-03-10T09:30:00.000Z' : null,
    deactivatedDt: null,
    clientName: 'Acme Foods',
    logo: null,
    platformDomain: 'people.example',
    pendingFusionAuthRegistration: registered ? 0 : 1,
    flaggedForReview: 0,
    additionalData: null,
    ...changes,
  }
}

/** `count` employees from `first` on. */
export const employees = (count: number, first = 0): Employee[] =>
  Array.from({ length: count }, (_, index) => employee(first + index))

/** People who break layouts: a very long name without a space, a nameless one, every field as long as it may be. */
export const awkwardEmployees: Employee[] = [
  employee(0, {
    title: 'Professor',
    forename: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery',
    surname: 'Featherstonehaugh-Cholmondeley-Majoribanks of Glencairn',
    identifier: 'NI-AB-12-34-56-C-LONG-PAYROLL-REFERENCE-2026-0000000001',
    email: 'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@international-subsidiary.acme.example',
    clientName: 'Acme Foods International Holdings and Distribution Limited',
  }),
  employee(1, { forename: null, surname: null, email: null }),
  employee(2, { title: null, forename: null, surname: null, identifier: null }),
  employee(3, { forename: '李', surname: '小龍', email: null, identifier: '7' }),
]
