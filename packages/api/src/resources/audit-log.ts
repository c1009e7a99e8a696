import * as operations from '../generated/operations'
import { resource } from './resource'

// Every change elsewhere in the portal adds an entry.
const auditLog = resource('auditLog', { staleTime: 0 })

/** Extension. A page of the changes of access of the client, newest first; `page` counts from 0. */
export const auditLogQuery = auditLog.page(operations.listAuditLog)

/** Extension. How many changes the filters leave. */
export const auditLogCountQuery = auditLog.count(operations.countAuditLog)

/** After a change of access. */
export const invalidateAuditLog = auditLog.invalidate
