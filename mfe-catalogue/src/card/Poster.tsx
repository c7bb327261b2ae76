import type { ReactNode } from 'react'
import { artworkPath, LANGUAGE_TAGS, type TitleCard as Title, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useWords } from 'shared-i18n'
import { color, ScoreBadge, TitleCard } from 'shared-ui'
import { styled } from 'styled-components'
import { homeWords } from '../homeWords.ts'
import { OverPoster, PosterPlace } from './overPoster.ts'
import { posterIn } from './posterIn.ts'
import { SaveToggle } from './SaveToggle.tsx'

const Status = styled.span<{ $isLive: boolean }>`
	display: block;
	font-weight: 600;
	color: ${(p) => (p.$isLive ? color.live : color.text)};
`

interface PosterProps {
	title: Title
	badge?: ReactNode
	/** Says of a title that is not complete that it is releasing, or still to come. */
	showStatus?: boolean | undefined
	/** Shows the weighted rating, which the list that it stands in is sorted by. */
	byRating?: boolean | undefined
	/** In sight as the page opens. */
	eager?: boolean | undefined
}

/** A title of the catalogue as its poster, named in the reader's language, and the button that saves it. */
export function Poster({ title, badge, showStatus = false, byRating = false, eager }: PosterProps) {
	const t = useWords(homeWords)
	const shared = useWords(common)
	const nameOf = useTitleName()
	const locale = useLocale()
	const [genre] = title.genres
	const score = byRating ? (title.weightedRating ?? title.rating) : title.rating
	const facts = [title.year, genre && shared(`genre.${genre}`)].filter(Boolean)
	return (
		<PosterPlace>
			<TitleCard
				href={titlePath(title)}
				title={nameOf(title)}
				subtitle={
					<>
						{facts.join(' · ')}
						{showStatus && title.status !== 'completed' && (
							<Status $isLive={title.status === 'releasing'}>{shared(`status.${title.status}`)}</Status>
						)}
					</>
				}
				score={
					score > 0 && (
						<ScoreBadge
							score={score}
							label={t(byRating ? 'score.weighted' : 'score.mean')}
							locale={LANGUAGE_TAGS[locale]}
							overArt
						/>
					)
				}
				badge={badge}
				imageUrl={posterIn(locale, title.imageUrl)}
				fallbackUrl={posterIn(locale, artworkPath('poster', title.id))}
				color={title.color}
				eager={eager}
			/>
			<OverPoster>
				<SaveToggle titleId={title.id} name={nameOf(title)} overArt />
			</OverPoster>
		</PosterPlace>
	)
}
