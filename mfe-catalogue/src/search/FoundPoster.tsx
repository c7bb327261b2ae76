import { artworkPath, LANGUAGE_TAGS, type SearchTitle, searchChoiceRoute, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useWords } from 'shared-i18n'
import { call } from 'shared-state'
import { ScoreBadge, TitleCard } from 'shared-ui'
import { PosterFrame, PosterOverlay } from '../card/posterOverlay.ts'
import { SaveToggle } from '../card/SaveToggle.tsx'
import { words } from '../words.ts'

/** A title that a search found, as its poster. Opening it is counted for the trending searches. */
export function FoundPoster({ title }: { title: SearchTitle }) {
	const t = useWords(words)
	const shared = useWords(common)
	const nameOf = useTitleName()
	const locale = useLocale()
	const { id, format, year, matchedName, rating = 0, imageUrl, color } = title
	const name = nameOf(title)
	const met = matchedName !== name ? matchedName : null
	return (
		<PosterFrame>
			<TitleCard
				href={titlePath(title)}
				title={name}
				subtitle={[shared(`format.${format}`), year, met].filter(Boolean).join(' · ')}
				score={
					rating > 0 && <ScoreBadge score={rating} label={t('score.mean')} locale={LANGUAGE_TAGS[locale]} overArt />
				}
				imageUrl={imageUrl}
				fallbackUrl={artworkPath('poster', id)}
				color={color}
				onFollow={() => countChoice(id)}
			/>
			<PosterOverlay>
				<SaveToggle titleId={id} name={name} overArt />
			</PosterOverlay>
		</PosterFrame>
	)
}

function countChoice(titleId: number) {
	// A choice that is not counted is no loss to the reader.
	call(searchChoiceRoute, { body: { titleId } }).catch(() => undefined)
}
