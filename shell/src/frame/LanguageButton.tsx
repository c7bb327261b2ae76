import { LanguageMenu, languageName } from 'shared-composition/language'
import { useLocale, useWords } from 'shared-i18n'
import { GlobeIcon, IconButton } from 'shared-ui'
import { words } from '../words.ts'

/** The globe of the header, which opens the menu of languages. */
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
