import { Toasts as ToastList } from 'shared-composition/toasts'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'

/** The toasts of the page. */
export function Toasts() {
	const t = useWords(words)
	return <ToastList label={t('toasts.label')} />
}
