import { LanguageMenu, languageName } from 'shared-composition/language'
import { useLocale, useTranslations } from 'shared-i18n'
import { Button, GlobeIcon } from 'shared-ui'
import { signInTranslations } from './signInTranslations.ts'

/** Names the language of the page, and opens the menu of languages. */
export function LanguageChoice() {
	const t = useTranslations(signInTranslations)
	const current = useLocale()
	return (
		<LanguageMenu
			label={t('auth.language')}
			button={(trigger) => (
				<Button variant="quiet" size="sm" {...trigger}>
					<GlobeIcon size={16} />
					{languageName(current)}
				</Button>
			)}
		/>
	)
}
