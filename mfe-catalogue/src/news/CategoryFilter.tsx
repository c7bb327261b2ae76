import { useNavigate, useSearchParams } from 'react-router-dom'
import { NEWS_CATEGORIES, type NewsCategory } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { ChipButton, ChipRow } from 'shared-ui'
import { centerInRow } from '../listing/centerInRow.ts'
import { words } from '../words.ts'
import { newsPath, readNewsQuery } from './address.ts'

/** Which news are shown: all, or those of one category. A choice begins at the first page. */
export function CategoryFilter() {
	const t = useWords(words)
	const shared = useWords(common)
	const navigate = useNavigate()
	const [query] = useSearchParams()
	const { category: chosen } = readNewsQuery(query)
	const choose = (category: NewsCategory | undefined) =>
		navigate(newsPath({ category, page: 1 }), { preventScrollReset: true })
	return (
		<ChipRow role="group" aria-label={t('news.categories')} $scroll>
			<ChipButton
				ref={chosen === undefined ? centerInRow : undefined}
				pressed={chosen === undefined}
				onClick={() => void choose(undefined)}
			>
				{t('news.all')}
			</ChipButton>
			{NEWS_CATEGORIES.map((category) => (
				<ChipButton
					key={category}
					ref={chosen === category ? centerInRow : undefined}
					pressed={chosen === category}
					onClick={() => void choose(category)}
				>
					{shared(`news.${category}`)}
				</ChipButton>
			))}
		</ChipRow>
	)
}
