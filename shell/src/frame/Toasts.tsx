import { Toasts as ToastList } from 'shared-composition/toasts'
import { useTranslations } from 'shared-i18n'
import { translations } from '../translations.ts'

/** The toasts of the page. */
export function Toasts() {
	const t = useTranslations(translations)
	return <ToastList label={t('toasts.label')} />
}
