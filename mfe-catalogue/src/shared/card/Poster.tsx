import type { ReactNode } from 'react'
import { artworkPath, localizedPosterUrl, type TitleCard as Title, titlePath } from 'shared-contract'
import { common, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, color, ScoreBadge, TitleCard } from 'shared-ui'
import { styled } from 'styled-components'
import { homeTranslations } from '../homeTranslations.ts'
import { SaveToggle } from './SaveToggle.tsx'

const Status = styled.span<{ $isLive: boolean }>`
	display: block;
	font-weight: 600;
	color: ${(p) => (p.$isLive ? color.live : color.text)};
`

interface PosterProps {
	title: Title
	badge?: ReactNode
	/** Shows the status of titles that are releasing or not released yet. */
	showStatus?: boolean | undefined
	/** Shows the weighted rating in place of the mean. Set in lists that are sorted by it. */
	showWeightedRating?: boolean | undefined
	/** Loads the image eagerly. Set for cards that are visible without scrolling. */
	eager?: boolean | undefined
}

/** The card of a title: its poster, whether it is dubbed and its name in the reader's language, and the button that saves it. */
export function Poster({ title, badge, showStatus = false, showWeightedRating = false, eager }: PosterProps) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	const name = useTitleName()(title)
	const locale = useLocale()
	const formats = useFormats()
	const [genre] = title.genres
	const isDubbed = title.dubbedIn?.includes(locale)
	const score = showWeightedRating ? (title.weightedRating ?? title.rating) : title.rating
	const facts = [title.year, genre && shared(`genre.${genre}`)].filter(Boolean)
	return (
		<TitleCard
			href={titlePath(title)}
			title={name}
			subtitle={
				<>
					{facts.join(' · ')}
					{showStatus && title.status !== 'completed' && (
						<Status $isLive={title.status === 'releasing' && !title.isOnHiatus}>
							{shared(`status.${title.isOnHiatus ? 'on_hiatus' : title.status}`)}
						</Status>
					)}
				</>
			}
			score={
				score > 0 && (
					<ScoreBadge
						text={formats.decimal(score, 1)}
						label={t(showWeightedRating ? 'score.weighted' : 'score.mean')}
						overArt
					/>
				)
			}
			badge={
				(badge || isDubbed || title.isAdult) && (
					<>
						{badge}
						{isDubbed && <Badge $tone="art">{t('title.dubbed')}</Badge>}
						{title.isAdult && <Badge $tone="art">{shared('title.adult')}</Badge>}
					</>
				)
			}
			control={<SaveToggle titleId={title.id} name={name} overArt />}
			imageUrl={localizedPosterUrl(locale, title.imageUrl)}
			fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
			color={title.color}
			eager={eager}
		/>
	)
}
