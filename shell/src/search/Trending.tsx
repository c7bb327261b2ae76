import { useStore } from '@nanostores/react'
import { useTitleName, useTranslations } from 'shared-i18n'
import { SearchIcon } from 'shared-ui'
import { translations } from '../translations.ts'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import { Entry, Group, Message } from './resultList.tsx'
import { explorePath, searchPath } from './searchPaths.ts'
import { $trending } from './trendingStore.ts'

/** The trending searches, for an empty field. */
export function Trending({ onFollow }: { onFollow: () => void }) {
	const t = useTranslations(translations)
	const nameOf = useTitleName()
	const trending = useStore($trending)
	if (trending.state === 'failed') return <Message>{t('search.trendingFailed')}</Message>
	if (trending.state !== 'ready') return <ResultSkeleton />
	if (trending.searches.length === 0) return null
	return (
		<Group title={t('search.trending')}>
			{trending.searches.map((search, index) => {
				const term = nameOf(search)
				return (
					<Entry
						// biome-ignore lint/suspicious/noArrayIndexKey: two titles may have one name, and the order stays
						key={index}
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
