import type { ReactNode } from 'react'
import { artworkPath, LANGUAGE_TAGS, type TitleCard as Title, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useWords } from 'shared-i18n'
import { ScoreBadge, TitleCard } from 'shared-ui'
import { words } from '../words.ts'

/** A title of the catalogue as its poster, named in the reader's language. */
export function Poster({ title, badge }: { title: Title; badge?: ReactNode }) {
	const t = useWords(words)
	const shared = useWords(common)
	const nameOf = useTitleName()
	const locale = useLocale()
	const [genre] = title.genres
	const facts = [title.year, genre && shared(`genre.${genre}`)].filter(Boolean)
	return (
		<TitleCard
			href={titlePath(title)}
			title={nameOf(title)}
			subtitle={facts.join(' · ')}
			score={
				title.rating > 0 && (
					<ScoreBadge score={title.rating} label={t('home.featured.rating')} locale={LANGUAGE_TAGS[locale]} overArt />
				)
			}
			badge={badge}
			imageUrl={title.imageUrl}
			fallbackUrl={artworkPath('poster', title.id)}
			color={title.color}
		/>
	)
}
