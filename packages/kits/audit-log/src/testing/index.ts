export { auditEntries, auditEntry, auditLogServer, withAuditLog } from './audit-log-server'
