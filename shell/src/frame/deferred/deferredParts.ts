export { Footer } from '../Footer.tsx'
export { OfflineNotice } from '../OfflineNotice.tsx'
export { SessionNotice } from '../SessionNotice.tsx'
export { ToastRegion } from '../ToastRegion.tsx'
