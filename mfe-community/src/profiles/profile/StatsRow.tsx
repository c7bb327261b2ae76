import type { ProfileStats } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { color, font, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { profileTranslations } from './profileTranslations.ts'

const Row = styled.dl`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: 1px;
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	overflow: hidden;
	background: ${color.line};
	${from.phone} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`
const Figure = styled.div`
	display: flex;
	flex-direction: column-reverse;
	gap: ${space[1]};
	padding: ${space[4]};
	background: ${color.surface};
	${from.phone} { padding: ${space[4]} ${space[6]}; }
	dt { font-size: ${size.sm}; color: ${color.muted}; }
	dd { margin: 0; font: 700 ${size['2xl']}/1.1 ${font.display}; font-variant-numeric: tabular-nums; letter-spacing: -0.02em; }
`

const FIGURES = ['animes', 'episodes', 'mangas', 'chapters'] as const

/** Counts of watched and read titles. */
export function StatsRow({ stats }: { stats: ProfileStats }) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	return (
		<Row aria-label={t('profile.stats')}>
			{FIGURES.map((figure) => (
				<Figure key={figure}>
					<dt>{t(`profile.stats.${figure}`)}</dt>
					<dd>{formats.number(stats[figure])}</dd>
				</Figure>
			))}
		</Row>
	)
}
