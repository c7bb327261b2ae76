export { FindDialog } from '../find/FindDialog.tsx'
export { WatchBar } from '../watch/WatchBar.tsx'
export { WatchDialog } from '../watch/WatchDialog.tsx'
