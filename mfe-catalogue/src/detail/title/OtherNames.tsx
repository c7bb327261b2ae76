import { LANGUAGE_TAGS, type TitlePage } from 'shared-contract'
import { nameOfCode, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { SidePanel } from './SidePanel.tsx'
import { type OtherName, otherNames } from './titleNames.ts'
import { titleTranslations } from './titleTranslations.ts'

/** The names of a title that its header does not show, each with its language; renders nothing if there are none. */
export function OtherNames({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const names = otherNames(page, useTitleName()(page))
	if (names.length === 0) return null
	return (
		<SidePanel title={t('title.otherNames')}>
			<Stack as="ul" $gap={2}>
				{names.map((name) => (
					<li key={name.name}>
						<span lang={name.language}>{name.name}</span>
						<NameLanguage name={name} />
					</li>
				))}
			</Stack>
		</SidePanel>
	)
}

function NameLanguage({ name: { form, isGuess } }: { name: OtherName }) {
	const t = useTranslations(titleTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	if (form === 'synonym') return null
	const isForm = form === 'romaji' || form === 'native'
	const language = isForm ? t(`title.otherNames.${form}`) : nameOfCode('language', form, tag)
	return <Meta as="p">{isGuess ? `${language} · ${t('title.otherNames.guess')}` : language}</Meta>
}
