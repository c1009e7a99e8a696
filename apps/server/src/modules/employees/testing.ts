import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { insertEmployee } from './employees.repository.ts'

/** Makes an employee who has not registered. @returns the id. */
export async function makeEmployee(
  tx: Tx,
  clientId: string,
  fields: Partial<NewRow<'employees'>> = {},
): Promise<string> {
  const employee = { id: randomUUID(), forename: 'Ann', surname: 'Example', ...fields }
  await insertEmployee(tx, clientId, employee)
  return employee.id
}
