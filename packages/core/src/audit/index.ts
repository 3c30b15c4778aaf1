export { type Actor, type AuditAction, type AuditEntry, recordAudit } from './record-audit.ts';
