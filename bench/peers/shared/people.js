// The same generated people for every peer, created in the page.
const forenames = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'June']
const surnames = ['Archer', 'Baker', 'Carter', 'Dyer', 'Fisher', 'Glover', 'Mason', 'Porter', 'Smith', 'Weaver']
const departments = ['Sales', 'Finance', 'People', 'Engineering']

export const columns = ['identifier', 'forename', 'surname', 'email', 'department']

/** `count` people, unsorted. */
export const people = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    identifier: `E${String(index + 1).padStart(6, '0')}`,
    forename: forenames[index % 10],
    surname: `${surnames[(index * 7) % 10]}${(index * 7919) % 9000}`,
    email: `person${index + 1}@example.test`,
    department: departments[index % 4],
  }))
