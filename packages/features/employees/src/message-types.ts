// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { bulkMessages } from './bulk/messages'
import type { quickCreateMessages } from './create/messages'
import type { docStorageMessages } from './detail/doc-storage/messages'
import type { editEmployeeMessages } from './detail/edit/messages'
import type { employeeLogsMessages } from './detail/logs/messages'
import type { mergeMessages } from './detail/merge/messages'
import type { employeeDetailMessages } from './detail/messages'
import type { payMessages } from './detail/pay/messages'
import type { employeeTeamsMessages } from './detail/teams/messages'
import type { employeeEmailMessages } from './emails/messages'
import type { employeeListMessages } from './list/messages'
import type { employeeMessages } from './messages'
import type { employeePanelMessages } from './panel/messages'
import type { platformEmployeesMessages } from './platform/messages'
import type { selectedEmployeesMessages } from './selected/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type EmployeesMessages = OverridesOf<
  | typeof bulkMessages
  | typeof quickCreateMessages
  | typeof docStorageMessages
  | typeof editEmployeeMessages
  | typeof employeeLogsMessages
  | typeof mergeMessages
  | typeof employeeDetailMessages
  | typeof payMessages
  | typeof employeeTeamsMessages
  | typeof employeeEmailMessages
  | typeof employeeListMessages
  | typeof employeeMessages
  | typeof employeePanelMessages
  | typeof platformEmployeesMessages
  | typeof selectedEmployeesMessages
>
