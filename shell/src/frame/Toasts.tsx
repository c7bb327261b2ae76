import { Toasts as Messages } from 'shared-composition/toasts'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'

/** The specification's alerts. */
export function Toasts() {
	const t = useWords(words)
	return <Messages label={t('toasts.label')} />
}
