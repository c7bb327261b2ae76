import { Link, useLocation } from 'react-router-dom'
import { LANGUAGE_TAGS, type TitlePage } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { art, space } from 'shared-ui'
import { styled } from 'styled-components'
import { synopsisFor } from './synopsisFor.ts'
import { titleTranslations } from './titleTranslations.ts'

const Row = styled.div`
	display: grid;
	grid-template-columns: minmax(0, auto) auto;
	align-items: end;
	justify-content: start;
	gap: ${space[2]};
	max-width: 48rem;
	line-height: 1.5;
	color: color-mix(in srgb, ${art.text} 92%, transparent);
	p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
	a { font-weight: 650; white-space: nowrap; }
`

/** The first two lines of the synopsis, with a link to the whole. */
export function SynopsisLines({ page }: { page: Pick<TitlePage, 'synopses'> }) {
	const t = useTranslations(titleTranslations)
	const locale = useLocale()
	const { search } = useLocation()
	const synopsis = synopsisFor(page, locale)
	if (!synopsis) return null
	const { text, language } = synopsis
	return (
		<Row>
			<p lang={language && language !== LANGUAGE_TAGS[locale] ? language : undefined}>{text}</p>
			<Link to={{ search, hash: 'about' }} replace={false} preventScrollReset aria-label={t('title.synopsis.whole')}>
				{t('title.synopsis.more')}
			</Link>
		</Row>
	)
}
