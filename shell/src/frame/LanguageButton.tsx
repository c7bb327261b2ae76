import { LanguageMenu, languageName } from 'shared-composition/language'
import { useLocale, useWords } from 'shared-i18n'
import { GlobeIcon, IconButton } from 'shared-ui'
import { words } from '../words.ts'

/** The button of the header that opens the language menu. */
export function LanguageButton() {
	const t = useWords(words)
	const language = languageName(useLocale())
	return (
		<LanguageMenu
			label={t('header.languages')}
			button={(trigger) => <IconButton {...trigger} label={t('header.language', { language })} icon={<GlobeIcon />} />}
		/>
	)
}
