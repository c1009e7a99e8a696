import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { employeeMailBrand } from '../../people/employee-brand.ts'
import { appDetails, registrationReminder, type EmployeeMailBrand, type EmployeeMessage } from '../../mail/messages.ts'
import type { Objects } from '../../storage/objects.ts'

/** The e-mail template. */
export type Template = components['schemas']['EmailTemplateLabel']

const MESSAGES: Record<Template, (brand: EmployeeMailBrand) => EmployeeMessage> = {
  RegistrationReminderGeneric: registrationReminder,
  AppDetailsGeneric: appDetails,
}

/** The e-mail as every recipient gets it: it names no employee. */
export async function messageOf(
  tx: Tx,
  clientId: string,
  template: Template,
  objects: Pick<Objects, 'imageAddress'>,
): Promise<EmployeeMessage> {
  return MESSAGES[template](await employeeMailBrand(tx, clientId, objects))
}
