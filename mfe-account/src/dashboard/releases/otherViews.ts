export { AuditLog } from './AuditLog.tsx'
export { loadDetailWords } from './detailTranslations.ts'
export { SliceLinksView } from './links/SliceLinksView.tsx'
export { TokenList } from './TokenList.tsx'
