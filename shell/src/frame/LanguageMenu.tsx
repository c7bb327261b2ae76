import { setLocale, useLocale, useWords } from 'shared-i18n'
import { GlobeIcon, IconButton, Menu } from 'shared-ui'
import { words } from '../words.ts'
import { LANGUAGES, languageName } from './languages.ts'

/** Chooses the language of the page. */
export function LanguageMenu() {
	const t = useWords(words)
	const current = useLocale()
	return (
		<Menu
			label={t('header.languages')}
			button={(trigger) => (
				<IconButton
					{...trigger}
					label={t('header.language', { language: languageName(current) })}
					icon={<GlobeIcon />}
				/>
			)}
			items={LANGUAGES.map(({ locale, name, tag }) => ({
				label: name,
				lang: tag,
				checked: locale === current,
				onSelect: () => void setLocale(locale),
			}))}
		/>
	)
}
