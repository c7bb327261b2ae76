import type { TitlePage } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { translations } from '../translations.ts'
import { SidePanel } from './SidePanel.tsx'
import { otherNames } from './titleNames.ts'

/** The names of a title that its header does not show; renders nothing if there are none. */
export function OtherNames({ page }: { page: TitlePage }) {
	const t = useTranslations(translations)
	const names = otherNames(page, useTitleName()(page))
	if (names.length === 0) return null
	return (
		<SidePanel title={t('title.otherNames')}>
			<Stack as="ul" $gap={1}>
				{names.map(({ name, language }) => (
					<li key={name} lang={language}>
						{name}
					</li>
				))}
			</Stack>
		</SidePanel>
	)
}
