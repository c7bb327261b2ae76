import { useNavigate, useSearchParams } from 'react-router-dom'
import { NEWS_CATEGORIES, type NewsCategory } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow } from 'shared-ui'
import { centerInRow } from '../browse/listing/centerInRow.ts'
import { newsPath, readNewsQuery } from './newsQuery.ts'
import { newsTranslations } from './newsTranslations.ts'

/** Filters the news by category. A change resets to the first page. */
export function CategoryFilter() {
	const t = useTranslations(newsTranslations)
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const [query] = useSearchParams()
	const { category: selected } = readNewsQuery(query)
	const select = (category: NewsCategory | undefined) =>
		navigate(newsPath({ category, page: 1 }), { preventScrollReset: true })
	return (
		<ChipRow role="group" aria-label={t('news.categories')} $scroll>
			<ChipButton
				ref={selected === undefined ? centerInRow : undefined}
				pressed={selected === undefined}
				onClick={() => void select(undefined)}
			>
				{t('news.all')}
			</ChipButton>
			{NEWS_CATEGORIES.map((category) => (
				<ChipButton
					key={category}
					ref={selected === category ? centerInRow : undefined}
					pressed={selected === category}
					onClick={() => void select(category)}
				>
					{shared(`news.${category}`)}
				</ChipButton>
			))}
		</ChipRow>
	)
}
