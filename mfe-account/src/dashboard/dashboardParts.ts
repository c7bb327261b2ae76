export { FirstSteps } from './FirstSteps.tsx'
export { ModerationQueues } from './ModerationQueues.tsx'
export { QuickActions } from './QuickActions.tsx'
export { RecentActivity } from './RecentActivity.tsx'
