import { artworkPath, LANGUAGE_TAGS, type RankedTitle, titlePath } from 'shared-contract'
import { common, useFormats, useLocale, useTitleName, useWords } from 'shared-i18n'
import { CardSubtitle, CardTitle, Picture, ScoreBadge } from 'shared-ui'
import { SaveToggle } from '../card/SaveToggle.tsx'
import { words } from '../words.ts'
import { Control, Fact, Facts, Names, Place, Poster, Row } from './row.ts'

interface RankRowProps {
	ranked: RankedTitle
	/** In sight as the page opens. */
	eager: boolean
}

/** A title at its place: what it is, and the numbers that put it there. */
export function RankRow({ ranked: { rank, popularity, title }, eager }: RankRowProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const formats = useFormats()
	const locale = useLocale()
	const name = useTitleName()(title)
	return (
		<li>
			<Row>
				<Place $isFirst={rank <= 3} aria-label={t('ranking.place', { rank })}>
					{formats.number(rank)}
				</Place>
				<Poster>
					<Picture
						src={title.imageUrl}
						fallbackUrl={artworkPath('poster', title.id)}
						alt=""
						width={160}
						height={240}
						color={title.color}
						eager={eager}
					/>
				</Poster>
				<Names>
					<CardTitle to={titlePath(title)} title={name}>
						{name}
					</CardTitle>
					<CardSubtitle>{[title.year, shared(`format.${title.format}`)].filter(Boolean).join(' · ')}</CardSubtitle>
				</Names>
				<Facts>
					<Fact>
						<dt>{t('score.mean')}</dt>
						<dd>
							{title.rating > 0 ? (
								<ScoreBadge score={title.rating} decimals={2} label={t('score.mean')} locale={LANGUAGE_TAGS[locale]} />
							) : (
								'–'
							)}
						</dd>
					</Fact>
					<Fact>
						<dt>{t('ranking.votes')}</dt>
						{/* A title that came with a score may not tell how many gave it. */}
						<dd>{title.totalVotes === 0 && title.rating > 0 ? '–' : formats.number(title.totalVotes)}</dd>
					</Fact>
					<Fact>
						<dt>{t('ranking.popularity')}</dt>
						<dd>{formats.decimal(popularity, 1)}</dd>
					</Fact>
				</Facts>
				<Control>
					<SaveToggle titleId={title.id} name={name} />
				</Control>
			</Row>
		</li>
	)
}
