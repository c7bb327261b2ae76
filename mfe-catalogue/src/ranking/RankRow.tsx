import { artworkPath, localizedPosterUrl, type RankedTitle, SCORE_MAX, titlePath } from 'shared-contract'
import { common, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { CardSubtitle, CardTitle, Picture, ScoreBadge } from 'shared-ui'
import { listingTranslations } from '../browse/listing/listingTranslations.ts'
import { SaveToggle } from '../shared/card/SaveToggle.tsx'
import { isOnPodium, shareOf } from './podium.ts'
import { Bar, Control, Fact, Facts, Genres, Names, Poster, RankNumber, Row } from './rankRowStyles.ts'

/** More genres would not fit on one line. */
const GENRES_SHOWN = 3

interface RankRowProps {
	ranked: RankedTitle
	/** The greatest popularity of the page, which is the full width of the bar. */
	greatest: number
	/** Shows the number of votes. Unset where no row of the page has any. */
	showVotes: boolean
	/** Loads the image eagerly. Set for rows that are visible without scrolling. */
	eager: boolean
}

/** A title of the ranking: rank, poster, names, and its score, votes and popularity with bars. */
export function RankRow({
	ranked: { rank, popularity, weightedRating, title },
	greatest,
	showVotes,
	eager,
}: RankRowProps) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const locale = useLocale()
	const name = useTitleName()(title)
	const onPodium = isOnPodium(rank)
	const status = title.status !== 'completed' && shared(`status.${title.status}`)
	return (
		<li>
			<Row $onPodium={onPodium}>
				<RankNumber $onPodium={onPodium} aria-label={t('ranking.place', { rank })}>
					{formats.number(rank)}
				</RankNumber>
				<Poster>
					<Picture
						src={localizedPosterUrl(locale, title.imageUrl)}
						fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
						alt=""
						width={onPodium ? 300 : 160}
						height={onPodium ? 450 : 240}
						sizes={onPodium ? '(width < 60em) 92px, 250px' : '64px'}
						color={title.color}
						eager={eager}
					/>
				</Poster>
				<Names $onPodium={onPodium}>
					<CardTitle to={titlePath(title)} title={name}>
						{name}
					</CardTitle>
					<CardSubtitle>
						{[title.year, shared(`format.${title.format}`), status].filter(Boolean).join(' · ')}
					</CardSubtitle>
					<Genres>
						{title.genres.slice(0, GENRES_SHOWN).map((genre) => (
							<li key={genre}>{shared(`genre.${genre}`)}</li>
						))}
					</Genres>
				</Names>
				<Facts $onPodium={onPodium}>
					<Fact>
						<dt>{t('score.weighted')}</dt>
						<dd>
							{weightedRating > 0 ? (
								<ScoreBadge text={formats.decimal(weightedRating, 2)} label={t('score.weighted')} />
							) : (
								'–'
							)}
						</dd>
						<Bar $gold $share={shareOf(weightedRating, SCORE_MAX)} />
					</Fact>
					{showVotes && (
						<Fact>
							<dt>{t('ranking.votes')}</dt>
							{/* The number of votes of an imported score may be unknown. */}
							<dd>{title.totalVotes === 0 && title.rating > 0 ? '–' : formats.number(title.totalVotes)}</dd>
						</Fact>
					)}
					<Fact>
						<dt>{t('ranking.popularity')}</dt>
						<dd>{formats.decimal(popularity, 1)}</dd>
						<Bar $share={shareOf(popularity, greatest)} />
					</Fact>
				</Facts>
				<Control>
					<SaveToggle titleId={title.id} name={name} />
				</Control>
			</Row>
		</li>
	)
}
