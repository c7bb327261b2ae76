import { Link } from 'react-router-dom'
import { useScoreText } from 'shared-composition/score/scoreText'
import { artworkPath, exactScore, localizedPosterUrl, type MemberYear, titlePath } from 'shared-contract'
import { common, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { color, font, from, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ShareYearButton } from './ShareYear.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'

const TONES = [color.live, color.gold, color.blue, color.danger]

/** A row to swipe on phones, a grid on wider screens. */
const Scroller = styled.section`
	margin-inline: calc(-1 * var(--gutter));
	padding-inline: var(--gutter);
	overflow-x: auto;
	scroll-padding-inline: var(--gutter);
	scroll-snap-type: x mandatory;
	scrollbar-width: none;
	${from.desktop} { margin-inline: 0; padding-inline: 0; overflow: visible; }
`
const Cards = styled.ul`
	display: grid;
	grid-auto-flow: column;
	grid-auto-columns: min(78%, 20rem);
	gap: ${space[3]};
	${from.desktop} { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); }
`
const Card = styled.li<{ $tone: string }>`
	position: relative;
	display: flex;
	flex-direction: column;
	justify-content: end;
	gap: ${space[2]};
	min-height: 18rem;
	padding: ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: linear-gradient(color-mix(in srgb, ${(p) => p.$tone} 18%, ${color.surface}), ${color.surface} 70%);
	scroll-snap-align: start;
	strong { font: 700 ${size.hero}/1 ${font.display}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
	strong.name { font-size: ${size['2xl']}; line-height: 1.15; }
	p { margin-top: ${space[2]}; color: ${color.muted}; }
	button { margin-top: ${space[4]}; }
	a { text-decoration: none; }
	a > span { width: min(60%, 9rem); margin-bottom: ${space[3]}; border-radius: ${radius.md}; }
`

/** A year told in cards, each with one number, one name or one poster. */
export function YearCards({ year }: { year: MemberYear }) {
	const t = useTranslations(statisticsTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const locale = useLocale()
	const scoreText = useScoreText()
	const nameOf = useTitleName()
	const { episodes, chapters, completed, busiest, longestStreak, minutes } = year
	const [best] = year.best
	const [genre] = year.genres
	const numbers = [
		{ id: 'hours', count: Math.round(minutes / 60) },
		{ id: 'episodes', count: episodes },
		{ id: 'chapters', count: chapters },
		{ id: 'completed', count: completed },
	] as const
	const cards = [
		best && (
			<Link key="best" to={titlePath(best.title)}>
				<Picture
					src={localizedPosterUrl(locale, best.title.imageUrl)}
					fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', best.title.id))}
					color={best.title.color}
					alt=""
					width={144}
					height={216}
				/>
				<strong className="name">{nameOf(best.title)}</strong>
				<p>{t('year.card.best', { score: scoreText(exactScore(best) ?? 0) })}</p>
			</Link>
		),
		...numbers.map(
			({ id, count }) =>
				count > 0 && (
					<div key={id}>
						<strong>{formats.number(count)}</strong>
						<p>{t(`year.card.${id}`)}</p>
					</div>
				),
		),
		genre && (
			<div key="genre">
				<strong className="name">{shared(`genre.${genre.genre}`)}</strong>
				<p>{t('year.card.genre', { count: formats.number(genre.titles) })}</p>
			</div>
		),
		busiest && (
			<div key="busiest">
				<strong>{formats.number(busiest.count)}</strong>
				<p>{t('year.card.busiest', { date: formats.date(busiest.date, 'long') })}</p>
			</div>
		),
		longestStreak && longestStreak.days > 1 && (
			<div key="streak">
				<strong>{formats.number(longestStreak.days)}</strong>
				<p>{t('year.card.streak')}</p>
			</div>
		),
		year.isPublic && (
			<div key="share">
				<strong className="name">{t('year.card.share', { year: String(year.year) })}</strong>
				<ShareYearButton year={year}>{t('year.card.share.press')}</ShareYearButton>
			</div>
		),
	].filter((card) => !!card)
	return (
		<Scroller aria-label={t('year.cards', { year: String(year.year) })} tabIndex={0}>
			<Cards>
				{cards.map((card, index) => (
					<Card key={card.key} $tone={TONES[index % TONES.length] ?? color.live}>
						{card}
					</Card>
				))}
			</Cards>
		</Scroller>
	)
}
