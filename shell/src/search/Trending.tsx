import { useStore } from '@nanostores/react'
import { useTitleName, useWords } from 'shared-i18n'
import { SearchIcon } from 'shared-ui'
import { words } from '../words.ts'
import { Entry, Group, Message } from './parts.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import { explorePath, searchPath } from './searchPaths.ts'
import { $trending } from './trendingStore.ts'

/** What many search for, while nothing is typed. */
export function Trending({ onFollow }: { onFollow: () => void }) {
	const t = useWords(words)
	const nameOf = useTitleName()
	const trending = useStore($trending)
	if (trending.state === 'failed') return <Message>{t('search.trendingFailed')}</Message>
	if (trending.state !== 'ready') return <ResultSkeleton />
	if (trending.searches.length === 0) return null
	return (
		<Group title={t('search.trending')}>
			{trending.searches.map((search, place) => {
				const term = nameOf(search)
				return (
					<Entry
						// biome-ignore lint/suspicious/noArrayIndexKey: two titles may have one name, and the order stays
						key={place}
						to={search.inExplore ? explorePath(term) : searchPath(term)}
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
