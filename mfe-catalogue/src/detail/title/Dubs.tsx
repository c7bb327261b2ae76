import { Link } from 'react-router-dom'
import { LANGUAGE_TAGS, type TitlePage } from 'shared-contract'
import { nameOfCode, useLocale, useTranslations } from 'shared-i18n'
import { Meta, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ExternalLink } from './ExternalLink.tsx'
import { SidePanel } from './SidePanel.tsx'
import { isLanguageOf } from './synopsisFor.ts'
import { titleTranslations } from './titleTranslations.ts'

const Line = styled.li`
	display: flex;
	flex-wrap: wrap;
	justify-content: space-between;
	gap: 0 ${space[3]};
	> :last-child { margin-inline-start: auto; }
`
const Source = styled(Meta)`
	font-size: ${size.xs};
`

/**
 * The languages into which a title is dubbed, the reader's one first, and how sure that is. Each leads to the titles of its
 * language; what is unsure does not, because lists leave it out. Renders nothing if there are none.
 */
export function Dubs({ page: { dubs, dubSource } }: { page: Pick<TitlePage, 'dubs' | 'dubSource'> }) {
	const t = useTranslations(titleTranslations)
	const locale = useLocale()
	if (dubs.length === 0) return null
	const isOwn = ({ language }: (typeof dubs)[number]) => isLanguageOf(locale, language)
	return (
		<SidePanel title={t('title.dubs')}>
			<Stack as="ul" $gap={2}>
				{[...dubs.filter(isOwn), ...dubs.filter((dub) => !isOwn(dub))].map(({ language, certainty }) => {
					const name = nameOfCode('language', language, LANGUAGE_TAGS[locale])
					return (
						<Line key={language}>
							{certainty === 'unsure' ? name : <Link to={`/explore?dub=${language.replace(/-.*/, '')}`}>{name}</Link>}
							<Meta>{t(`title.dubs.${certainty}`)}</Meta>
						</Line>
					)
				})}
			</Stack>
			{dubSource && (
				<Source as="p">
					{t('title.dubs.source')} <ExternalLink href={dubSource.url}>{dubSource.name}</ExternalLink> (
					<ExternalLink href={dubSource.licenceUrl}>{dubSource.licence}</ExternalLink>)
				</Source>
			)}
		</SidePanel>
	)
}
