import { Link } from 'react-router-dom'
import { entityPath, type TitlePage } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Badge, ScoreBadge } from 'shared-ui'
import { Facts } from './titleHeaderStyles.ts'
import { titleTranslations } from './titleTranslations.ts'

/** Status, score, format, year and length of a title in one line. */
export function TitleFacts({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const { status, isOnHiatus, score, year, rankInYear, durationMinutes, studios } = page
	const studio = studios.find(({ role }) => role === 'studio')
	return (
		<Facts>
			<li>
				<Badge $tone={status === 'releasing' && !isOnHiatus ? 'live' : 'art'}>
					{shared(`status.${isOnHiatus ? 'on_hiatus' : status}`)}
				</Badge>
			</li>
			{page.isAdult && (
				<li>
					<Badge $tone="art">{shared('title.adult')}</Badge>
				</li>
			)}
			{score.rating > 0 && (
				<li>
					<ScoreBadge text={formats.decimal(score.rating, 1)} label={t('score.mean')} overArt />
				</li>
			)}
			{rankInYear !== undefined && year !== null && (
				<li>
					<Link to={`${page.kind === 'manga' ? '/mangas' : '/explore'}?year=${year}`}>
						{t('title.rankInYear', { rank: rankInYear, year: String(year) })}
					</Link>
				</li>
			)}
			<li>{shared(`format.${page.format}`)}</li>
			{year !== null && rankInYear === undefined && <li>{year}</li>}
			{durationMinutes !== null && <li>{t('title.minutes', { number: durationMinutes })}</li>}
			{studio && (
				<li>
					<Link to={entityPath('studio', studio.id)}>{studio.name}</Link>
				</li>
			)}
		</Facts>
	)
}
