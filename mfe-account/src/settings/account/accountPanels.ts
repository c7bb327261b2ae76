export { SecurityPanel } from '../security/SecurityPanel.tsx'
export { DiscordLink } from './DiscordLink.tsx'
export { Sessions } from './Sessions.tsx'
