import { LANGUAGES } from 'shared-composition/language'
import { setLocale, useLocale, useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow } from 'shared-ui'
import { translations } from '../translations.ts'

/** A row of buttons, one per language. */
export function LanguageChips() {
	const t = useTranslations(translations)
	const current = useLocale()
	return (
		<ChipRow role="group" aria-label={t('header.languages')}>
			{LANGUAGES.map(({ locale, name, tag }) => (
				<ChipButton key={locale} lang={tag} pressed={locale === current} onClick={() => void setLocale(locale)}>
					{name}
				</ChipButton>
			))}
		</ChipRow>
	)
}
