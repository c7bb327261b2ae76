export { AppearanceSection } from './AppearanceSection.tsx'
export { DeleteAccountSection } from './DeleteAccountSection.tsx'
export { NotificationsSection } from './notifications/NotificationsSection.tsx'
export { PrivacySection } from './PrivacySection.tsx'
