import type { Tx } from '../../db/database.ts'
import { employeeMailBrand } from '../../people/employee-brand.ts'
import { welcomeEmail, type EmployeeMessage } from '../../mail/messages.ts'
import type { Objects } from '../../storage/objects.ts'
import { findAttachments } from './attachments.repository.ts'

/** Whom a welcome e-mail is for. */
export interface Welcomed {
  id: string
  forename: string
  surname: string
  identifier: string | null
}

/** Shown if there is no employee. */
const EXAMPLE = { forename: 'Alex', identifier: '12345' }

/** The welcome e-mail of an employee, or of an example. */
export async function welcomeMessage(
  tx: Tx,
  clientId: string,
  employee: Welcomed | undefined,
  objects: Pick<Objects, 'imageAddress'>,
): Promise<EmployeeMessage> {
  const { forename, identifier } = employee ?? EXAMPLE
  const attachments = (await findAttachments(tx, clientId)).length
  return welcomeEmail(await employeeMailBrand(tx, clientId, objects), { forename, identifier, attachments })
}
