import { artworkPath, type SearchTitle, searchChoiceRoute, titlePath } from 'shared-contract'
import { common, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Badge, ScoreBadge, TitleCard } from 'shared-ui'
import { SaveToggle } from '../../shared/card/SaveToggle.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'

/** The card of a title in the search results. Opening it counts for the trending searches. */
export function ResultPoster({ title }: { title: SearchTitle }) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const formats = useFormats()
	const { id, format, year, matchedName, rating = 0, imageUrl, color } = title
	const name = nameOf(title)
	const matched = matchedName !== name ? matchedName : null
	return (
		<TitleCard
			href={titlePath(title)}
			title={name}
			subtitle={[shared(`format.${format}`), year, matched].filter(Boolean).join(' · ')}
			score={rating > 0 && <ScoreBadge text={formats.decimal(rating, 1)} label={t('score.mean')} overArt />}
			badge={title.isAdult && <Badge $tone="art">{shared('title.adult')}</Badge>}
			control={<SaveToggle titleId={id} name={name} overArt />}
			imageUrl={imageUrl}
			fallbackUrl={artworkPath('poster', id)}
			color={color}
			onFollow={() => countChoice(id)}
		/>
	)
}

/** Counts for the trending searches that a reader opened a title. */
export function countChoice(titleId: number) {
	// A failure to count is no loss to the reader.
	call(searchChoiceRoute, { body: { titleId } }).catch(() => undefined)
}
