export { AuditLog } from './AuditLog.tsx'
export { TokenList } from './TokenList.tsx'
