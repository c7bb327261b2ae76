import { announce } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { setListConsent } from './conversation.ts'

/** Lets the own list be read, or no longer, and says how that went. */
export function useListConsent(): (list: boolean) => void {
	const t = useWords(words)
	return (list) => {
		const message = list ? t('assistant.consent.on') : t('assistant.consent.off')
		void setListConsent(list).then((outcome) => announce(outcome, message))
	}
}
