import { LOCALES } from 'shared-contract'
import { setLocale, useLocale, useWords } from 'shared-i18n'
import { Button, GlobeIcon, Menu } from 'shared-ui'
import { words } from '../words.ts'

// Each language is named in itself.
const NAMES = { pt: 'Português', en: 'English', ja: '日本語' } as const

/** A menu that sets the language of the page. */
export function LanguageMenu() {
	const t = useWords(words)
	const current = useLocale()
	return (
		<Menu
			label={t('auth.language')}
			items={LOCALES.map((locale) => ({
				label: NAMES[locale],
				lang: locale,
				checked: locale === current,
				onSelect: () => void setLocale(locale),
			}))}
			button={(trigger) => (
				<Button variant="quiet" size="sm" {...trigger}>
					<GlobeIcon size={16} />
					{NAMES[current]}
				</Button>
			)}
		/>
	)
}
