/** One row of the example lists in the stories. */
export interface Person {
  id: string
  name: string
  team: string
  email: string
  status: 'registered' | 'invited' | 'suspended'
  logins: number
  registered: string
}

const first = [
  'Anna',
  'Bartek',
  'Chiara',
  'Dmitri',
  'Elif',
  'Fatima',
  'Grzegorz',
  'Hanna',
  'Ingrid',
  'José',
  'Kwame',
  'Łucja',
  'Maeve',
  'Noor',
  'Oisín',
]
const last = [
  'Kowalska',
  'Nowak',
  'Bianchi',
  'Okafor',
  'van der Berg',
  'O’Neill',
  'Żak',
  'Lindqvist',
  'Haddad',
  'Costa',
  'Mensah',
  'Schröder',
  'Silva',
]
const teams = ['Warehouse North', 'Customer Care', 'Payroll', 'Field Engineering', 'Retail Leeds']
const states = ['registered', 'registered', 'registered', 'invited', 'suspended'] as const

/** `count` people, deterministic. */
export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const name = `${first[index % first.length]} ${last[(index * 5) % last.length]}`
    return {
      id: `e${index + 1}`,
      name,
      team: teams[(index * 3) % teams.length] ?? '',
      email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@acme.example`,
      status: states[(index * 2) % states.length] ?? 'invited',
      logins: (index * 137) % 1900,
      registered: `${String((index % 28) + 1).padStart(2, '0')}.0${(index % 9) + 1}.2026`,
    }
  })

/** Very long values. */
export const longPerson: Person = {
  id: 'long',
  name: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery Featherstonehaugh-Cholmondeley',
  team: 'International Donaudampfschifffahrtsgesellschaft Operations and Continuous Improvement',
  email: 'wolfeschlegelsteinhausenbergerdorff.montgomery@an-extremely-long-subdomain.acme.example',
  status: 'registered',
  logins: 1_900_000,
  registered: '31.12.2026',
}
