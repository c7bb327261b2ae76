import { useStore } from '@nanostores/react'
import type { TrendingSearch } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { SearchIcon } from 'shared-ui'
import { translations } from '../translations.ts'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import { Entry, Group, Message } from './resultList.tsx'
import { searchPath } from './searchPaths.ts'
import { $trending } from './trendingStore.ts'

/** The trending searches, for an empty field; while few search, well-known titles beneath them. */
export function Trending({ onFollow }: { onFollow: () => void }) {
	const t = useTranslations(translations)
	const trending = useStore($trending)
	if (trending.state === 'failed') return <Message>{t('search.trendingFailed')}</Message>
	if (trending.state !== 'ready') return <ResultSkeleton />
	return (
		<>
			<Terms title={t('search.trending')} searches={trending.searches} onFollow={onFollow} />
			<Terms title={t('search.wellKnown')} searches={trending.wellKnown} onFollow={onFollow} />
		</>
	)
}

interface TermsProps {
	title: string
	searches: readonly TrendingSearch[]
	onFollow: () => void
}

function Terms({ title, searches, onFollow }: TermsProps) {
	const nameOf = useTitleName()
	if (searches.length === 0) return null
	return (
		<Group title={title}>
			{searches.map((search, index) => {
				const term = nameOf(search)
				return (
					<Entry
						// biome-ignore lint/suspicious/noArrayIndexKey: two titles may have one name, and the order stays
						key={index}
						to={searchPath(term, search.inExplore ? '/explore' : '/search')}
						onFollow={onFollow}
					>
						<SearchIcon size={16} />
						{term}
					</Entry>
				)
			})}
		</Group>
	)
}
