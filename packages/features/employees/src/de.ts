import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { bulkGerman } from './bulk/messages.de'
import { quickCreateGerman } from './create/messages.de'
import { docStorageGerman } from './detail/doc-storage/messages.de'
import { editEmployeeGerman } from './detail/edit/messages.de'
import { employeeLogsGerman } from './detail/logs/messages.de'
import { mergeGerman } from './detail/merge/messages.de'
import { employeeDetailGerman } from './detail/messages.de'
import { payGerman } from './detail/pay/messages.de'
import { employeeTeamsGerman } from './detail/teams/messages.de'
import { employeeEmailGerman } from './emails/messages.de'
import { employeeListGerman } from './list/messages.de'
import { employeeGerman } from './messages.de'
import { employeePanelGerman } from './panel/messages.de'
import { platformEmployeesGerman } from './platform/messages.de'
import { selectedEmployeesGerman } from './selected/messages.de'

/** The package in German, for `messages` of the provider. */
export const employeesGerman = messagesOf(
  employeeGerman,
  employeeListGerman,
  employeePanelGerman,
  platformEmployeesGerman,
  selectedEmployeesGerman,
  quickCreateGerman,
  employeeEmailGerman,
  bulkGerman,
  employeeDetailGerman,
  employeeTeamsGerman,
  editEmployeeGerman,
  payGerman,
  docStorageGerman,
  employeeLogsGerman,
  mergeGerman,
  defineTitles({
    Employees: 'Mitarbeitende',
    Employee: 'Mitarbeiter/in',
    'Platform employees': 'Mitarbeitende der Plattform',
    Info: 'Info',
    Logs: 'Protokoll',
    'Doc storage': 'Dokumente',
    Teams: 'Teams',
    'Payslips & Docs': 'Lohn & Dokumente',
  }),
)
