// The compiler checks this file (`npm run types`); it never runs.
import { expectTypeOf } from 'vitest'
import { Table, type TableColumn } from '.'

interface Person {
  id: string
  name: string
  age: number
}
declare const people: readonly Person[]

const columns: TableColumn<Person>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, main: true },
  { key: 'age', header: 'Age', cell: (person) => person.age.toFixed(), kind: 'number' },
]

// A cell knows its row.
// @ts-expect-error -- no property of the row
export const unknownProperty: TableColumn<Person> = { key: 'city', header: 'City', cell: (person) => person.city }

/** The rows determine what columns, key, links and actions take. */
export const table = (
  <Table
    caption="People"
    columns={columns}
    rows={people}
    rowKey={(person) => {
      expectTypeOf(person).toEqualTypeOf<Person>()
      return person.id
    }}
    selection={{ selected: new Set(), onChange: () => {}, label: ({ name }) => name }}
  />
)

export const otherRows = (
  // @ts-expect-error -- columns of another row
  <Table caption="Teams" columns={columns} rows={[{ id: 'a', label: 'Payroll' }]} rowKey={({ id }) => id} />
)

export const otherKey = (
  // @ts-expect-error -- a key is text
  <Table caption="People" columns={columns} rows={people} rowKey={({ age }) => age} />
)

// Columns of a part of the row fit.
const named: TableColumn<{ name: string }>[] = [{ key: 'name', header: 'Name', cell: ({ name }) => name }]
export const partial = <Table<Person> caption="People" columns={named} rows={people} rowKey={({ id }) => id} />
