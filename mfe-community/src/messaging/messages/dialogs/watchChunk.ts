import { loadTranslations } from 'shared-i18n'
import { conversationTranslations } from '../conversationTranslations.ts'

export { FindDialog } from '../find/FindDialog.tsx'
export { WatchBar } from '../watch/WatchBar.tsx'
export { WatchDialog } from '../watch/WatchDialog.tsx'

/** The words come with the chunk. */
export const words = loadTranslations(conversationTranslations)
