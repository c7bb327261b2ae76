import { loadTranslations } from 'shared-i18n'
import { conversationTranslations } from '../conversationTranslations.ts'

export { LinkCards } from './LinkCards.tsx'
export { PictureField } from './PictureField.tsx'
export { PictureView } from './PictureView.tsx'

/** The words come with the chunk. */
export const words = loadTranslations(conversationTranslations)
