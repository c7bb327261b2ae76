import { showOutcome } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { assistantTranslations } from './assistantTranslations.ts'
import { setListConsent } from './conversation.ts'

/** An action that sets the consent to read the member's list and shows the result as a toast. */
export function useListConsent(): (list: boolean) => void {
	const t = useTranslations(assistantTranslations)
	return (list) => {
		const message = list ? t('assistant.consent.on') : t('assistant.consent.off')
		void setListConsent(list).then((outcome) => showOutcome(outcome, message))
	}
}
