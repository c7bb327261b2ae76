export { Footer } from '../Footer.tsx'
export { OfflineNotice } from '../OfflineNotice.tsx'
export { Toasts } from '../Toasts.tsx'
