export { FindDialog } from '../find/FindDialog.tsx'
export { WatchDialog } from '../watch/WatchDialog.tsx'
