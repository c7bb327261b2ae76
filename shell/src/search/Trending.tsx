import { useStore } from '@nanostores/react'
import { useWords } from 'shared-i18n'
import { SearchIcon } from 'shared-ui'
import { words } from '../words.ts'
import { explorePath } from './explorePath.ts'
import { Entry, Group, Message } from './parts.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import { $trending } from './trendingStore.ts'

/** What many search for, while nothing is typed. */
export function Trending({ onFollow }: { onFollow: () => void }) {
	const t = useWords(words)
	const trending = useStore($trending)
	if (trending.state === 'failed') return <Message>{t('search.trendingFailed')}</Message>
	if (trending.state !== 'ready') return <ResultSkeleton />
	return (
		<Group title={t('search.trending')}>
			{trending.terms.map((term) => (
				<Entry key={term} to={explorePath(term)} onFollow={onFollow}>
					<SearchIcon size={16} />
					{term}
				</Entry>
			))}
		</Group>
	)
}
