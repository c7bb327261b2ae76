import { Toasts } from 'shared-composition/toasts'
import { useTranslations } from 'shared-i18n'
import { translations } from '../translations.ts'

/** The toasts of the page. */
export function ToastRegion() {
	const t = useTranslations(translations)
	return <Toasts label={t('toasts.label')} />
}
