export { SecurityPanel } from '../security/SecurityPanel.tsx'
export { Sessions } from './Sessions.tsx'
