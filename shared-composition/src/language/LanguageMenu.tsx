import type { ComponentProps } from 'react'
import { setLocale, useLocale } from 'shared-i18n'
import { Menu } from 'shared-ui'
import { LANGUAGES } from './languages.ts'

type LanguageMenuProps = Pick<ComponentProps<typeof Menu>, 'label' | 'button'>

/** The menu that changes the language of the page. */
export function LanguageMenu(props: LanguageMenuProps) {
	const current = useLocale()
	return (
		<Menu
			{...props}
			items={LANGUAGES.map(({ locale, name, tag }) => ({
				label: name,
				lang: tag,
				checked: locale === current,
				onSelect: () => void setLocale(locale),
			}))}
		/>
	)
}
