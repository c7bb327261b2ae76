import { LanguageMenu, languageName } from 'shared-composition/language'
import { useLocale, useTranslations } from 'shared-i18n'
import { GlobeIcon, IconButton } from 'shared-ui'
import { translations } from '../translations.ts'

/** The button of the header that opens the language menu. */
export function LanguageButton() {
	const t = useTranslations(translations)
	const language = languageName(useLocale())
	return (
		<LanguageMenu
			label={t('header.languages')}
			button={(trigger) => <IconButton {...trigger} label={t('header.language', { language })} icon={<GlobeIcon />} />}
		/>
	)
}
