import { useStore } from '@nanostores/react'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, Button, Lantern, VisuallyHidden } from 'shared-ui'
import { translations } from '../translations.ts'
import { OfferGroups, PageGroup } from './commands/OfferGroups.tsx'
import { Recents } from './commands/Recents.tsx'
import { groupOffers, useOffers } from './commands/useOffers.ts'
import { ResultLine } from './ResultLine.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import { type LinkItem, resultCount, resultGroups } from './resultGroups.ts'
import { Entry, Group, List, Message, Text } from './resultList.tsx'
import { searchPath } from './searchPaths.ts'
import { $search, retrySearch, type SearchState } from './searchStore.ts'
import { Trending } from './Trending.tsx'

interface FollowProps {
	/** Called when a link is followed. */
	onFollow: () => void
}

/** The content below the search field, and the number of results for screen readers. */
export function SearchResults({ onFollow }: FollowProps) {
	const search = useStore($search)
	const offers = useOffers()
	const shown = groupOffers(offers)
	return (
		<>
			<VisuallyHidden role="status">
				<Count search={search} commands={shown.actions.length + shown.pages.length} />
			</VisuallyHidden>
			{search.state === 'empty' ? (
				<>
					<Recents offers={offers} onFollow={onFollow} />
					<PageGroup onFollow={onFollow} />
				</>
			) : (
				<OfferGroups {...shown} onFollow={onFollow} />
			)}
			<ResultsContent search={search} onFollow={onFollow} />
		</>
	)
}

function Count({ search, commands }: { search: SearchState; commands: number }) {
	const t = useTranslations(translations)
	if (search.state === 'empty') return null
	return [resultText(), commands > 0 && t('search.commandCount', { count: commands })].filter(Boolean).join(' ')

	function resultText(): string | undefined {
		if (search.state === 'loading') return t('search.loading')
		if (search.state !== 'ready') return undefined
		const count = resultCount(resultGroups(search.results))
		return count === 0 ? t('search.none', { query: search.query }) : t('search.count', { count })
	}
}

function ResultsContent({ search, onFollow }: { search: SearchState } & FollowProps) {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	switch (search.state) {
		case 'empty':
			return <Trending onFollow={onFollow} />
		case 'loading':
			return <ResultSkeleton />
		case 'failed':
			return (
				<Message role="alert">
					<Lantern fallen size={64} />
					<strong>{t('search.failed')}</strong>
					<p>{t(search.isUnreachable ? 'search.failedText' : 'search.brokenText')}</p>
					<Button size="sm" onClick={retrySearch}>
						{say('action.retry')}
					</Button>
				</Message>
			)
		case 'ready':
			return <FoundResults {...search} onFollow={onFollow} />
	}
}

function FoundResults({ query, results, onFollow }: Extract<SearchState, { state: 'ready' }> & FollowProps) {
	const t = useTranslations(translations)
	const groups = resultGroups(results)
	if (groups.length === 0) {
		return (
			<Message>
				<Lantern size={64} />
				<strong>{t('search.none', { query })}</strong>
				<p>{t('search.noneHint')}</p>
			</Message>
		)
	}
	return (
		<>
			{groups.map(({ name, items }) => (
				<Group key={name} title={t(`search.${name}`)}>
					{items.map((item) =>
						item.of === 'title' || item.of === 'news' ? (
							<ResultLine key={item.path} item={item} onFollow={onFollow} />
						) : (
							<LinkLine key={item.path} item={item} onFollow={onFollow} />
						),
					)}
				</Group>
			))}
			<List>
				<Entry to={searchPath(query)} onFollow={onFollow}>
					{t('search.all', { query })}
				</Entry>
			</List>
		</>
	)
}

/** A person, a character, a studio, a member or a list among the results. */
function LinkLine({ item, onFollow }: { item: LinkItem; onFollow: () => void }) {
	const t = useTranslations(translations)
	const nameOf = useTitleName()
	const { of, path, name, nativeName, imageUrl, knownFor, owner } = item
	const shown = useLocale() === 'ja' ? (nativeName ?? name) : name
	const kind = of === 'list' ? t('search.listBy', { name: owner ?? '' }) : t(`search.${of}Item`)
	return (
		<Entry to={path} name={shown} onFollow={onFollow}>
			<Avatar name={shown} url={imageUrl} size={36} />
			<Text>
				<span>{shown}</span>
				<small>{[kind, knownFor && nameOf(knownFor)].filter(Boolean).join(' • ')}</small>
			</Text>
		</Entry>
	)
}
