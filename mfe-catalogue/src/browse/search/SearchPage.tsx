import { useLoaderData, useNavigate } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { type SearchPage as Found, type SearchGroup, tagName, tagPath } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import {
	Chip,
	ChipButton,
	ChipRow,
	Container,
	EmptyState,
	Page,
	PageHeading,
	SkeletonGrid,
	Stack,
	VisuallyHidden,
} from 'shared-ui'
import { AdultFilter } from '../../shared/adult/AdultFilter.tsx'
import { Await } from '../../shared/deferred/Await.tsx'
import type { Deferred } from '../../shared/deferred/deferred.ts'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { listingTranslations } from '../listing/listingTranslations.ts'
import { TextFilter } from '../listing/TextFilter.tsx'
import { GroupSection } from './GroupSection.tsx'
import { NoResults } from './NoResults.tsx'
import { countedGroups, resultGroups } from './resultGroups.ts'
import { type SearchQuery, searchPath } from './searchQuery.ts'

/** Loader data of the search page. `deferred` is undefined if the query is empty. */
export interface SearchData {
	query: SearchQuery
	deferred: Deferred<Outcome<Found>> | undefined
}

/** The search page: the results of a query, by group. */
export function SearchPage() {
	const t = useTranslations(listingTranslations)
	const { query, deferred } = useLoaderData<SearchData>()
	const navigate = useNavigate()
	const title = query.q ? t('search.titleFor', { query: query.q }) : t('search.title')
	const search = (q: string) =>
		void navigate(searchPath({ ...query, q: q.trim() }), {
			replace: true,
			preventScrollReset: true,
			state: { typed: q },
		})
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={title} />
					<TextFilter appliedText={query.q} onText={search} />
					<AdultFilter
						pressed={query.adult === true}
						onChange={(adult) => void navigate(searchPath({ ...query, adult }), { replace: true })}
					/>
					{deferred ? (
						<Await key={`${query.q} ${query.adult}`} deferred={deferred} skeleton={<SearchSkeleton />}>
							{(outcome) => <SearchResults outcome={outcome} query={query} />}
						</Await>
					) : (
						<EmptyState title={t('search.start.title')} text={t('search.start.text')} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function SearchResults({ outcome, query }: { outcome: Outcome<Found>; query: SearchQuery }) {
	const t = useTranslations(listingTranslations)
	const locale = useLocale()
	if (outcome.state !== 'done') return <LoadFailure title={t('search.failed')} />
	const found = outcome.answer
	const counts = countedGroups(found.found, found.order)
	const tags = found.tags && (
		<ChipRow>
			{found.tags.map((tag) => (
				<Chip key={tag.name} to={tagPath(tag.name)}>
					#{tagName(tag, locale)}
				</Chip>
			))}
		</ChipRow>
	)
	if (counts.length === 0) return tags ?? <NoResults query={query.q} suggestions={found.suggestions} />
	// Without results in the group of the address, all groups are shown.
	const hasGroup = counts.some(({ name }) => name === query.group)
	const shownQuery = hasGroup ? query : { ...query, group: undefined }
	return (
		<Stack $gap={12}>
			<Stack $gap={3}>
				<GroupFilter query={shownQuery} counts={counts} />
				{tags}
			</Stack>
			{resultGroups(found, shownQuery).map((group) => (
				<GroupSection key={group.name} group={group} query={query.q} />
			))}
		</Stack>
	)
}

function SearchSkeleton() {
	return (
		<LoadingRegion>
			<SkeletonGrid count={12} />
		</LoadingRegion>
	)
}

interface GroupFilterProps {
	query: SearchQuery
	counts: readonly { name: SearchGroup; count: string }[]
}

/** Filters the results by group and shows the count of each group. */
function GroupFilter({ query, counts }: GroupFilterProps) {
	const t = useTranslations(listingTranslations)
	const navigate = useNavigate()
	const select = (group: SearchGroup | undefined) => {
		void navigate(searchPath({ ...query, group }), { preventScrollReset: true })
	}
	const texts = counts.map(({ name, count }) => `${t(`search.group.${name}`)} ${count}`)
	return (
		<>
			<VisuallyHidden role="status">{texts.join(', ')}</VisuallyHidden>
			<ChipRow role="group" aria-label={t('search.groups')} $scroll>
				<ChipButton pressed={query.group === undefined} onClick={() => select(undefined)}>
					{t('search.group.all')}
				</ChipButton>
				{counts.map(({ name }, index) => (
					<ChipButton key={name} pressed={query.group === name} onClick={() => select(name)}>
						{texts[index]}
					</ChipButton>
				))}
			</ChipRow>
		</>
	)
}
