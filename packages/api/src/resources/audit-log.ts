import * as operations from '../generated/operations'
import { resource } from './resource'

// Every change elsewhere in the portal adds an entry.
const auditLog = resource('auditLog', { staleTime: 0 })

/** Extension. A page of the access changes of the client, newest first; `page` starts at 0. */
export const auditLogQuery = auditLog.page(operations.listAuditLog)

/** Extension. The number of changes that match the filters. */
export const auditLogCountQuery = auditLog.count(operations.countAuditLog)

/** Call it after a change of access. */
export const invalidateAuditLog = auditLog.invalidate
