import type { FeaturedItem } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { frontTranslations } from './frontTranslations.ts'

const Facts = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]} ${space[4]};
	font-size: ${size.sm};
	font-variant-numeric: tabular-nums;
`

/** The length, date and counts of a featured title. Unknown and zero values are left out. */
export function FeaturedFacts({ item }: { item: FeaturedItem }) {
	const t = useTranslations(frontTranslations)
	const formats = useFormats()
	const facts = [
		item.durationMinutes && t('title.minutes', { number: item.durationMinutes }),
		item.releaseDate && formats.date(item.releaseDate),
		item.seasons > 0 && t('home.featured.seasons', { count: item.seasons }),
		item.episodes > 0 && t('title.seasons.count', { count: item.episodes }),
		item.views > 0 && t('home.featured.views', { number: formats.compact(item.views) }),
		item.likes > 0 && t('home.featured.likes', { number: formats.compact(item.likes) }),
	].filter((fact) => typeof fact === 'string')
	return (
		<Facts>
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
		</Facts>
	)
}
