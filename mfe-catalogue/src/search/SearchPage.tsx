import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { SearchPage as Found } from 'shared-contract'
import { useWords } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, EmptyState, Page, PageHeading, SkeletonGrid, Stack } from 'shared-ui'
import { Await } from '../deferred/Await.tsx'
import { LoadingRegion } from '../deferred/LoadingRegion.tsx'
import { TextFilter } from '../listing/TextFilter.tsx'
import { words } from '../words.ts'
import { type SearchAsked, searchPath } from './address.ts'
import { countedGroups, foundGroups } from './foundGroups.ts'
import { GroupChoice } from './GroupChoice.tsx'
import { GroupSection } from './GroupSection.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { SearchData } from './route.tsx'

/** Everything that a search finds, in its groups. */
export function SearchPage() {
	const t = useWords(words)
	const { asked, deferred } = useLoaderData<SearchData>()
	const navigate = useNavigate()
	const title = asked.q ? t('search.titleFor', { query: asked.q }) : t('search.title')
	const search = (q: string) =>
		void navigate(searchPath({ ...asked, q: q.trim() }), {
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
					<TextFilter appliedText={asked.q} onText={search} />
					{deferred ? (
						<Await key={asked.q} deferred={deferred} skeleton={<SearchSkeleton />}>
							{(outcome) => <Answered outcome={outcome} asked={asked} />}
						</Await>
					) : (
						<EmptyState title={t('search.start.title')} text={t('search.start.text')} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function Answered({ outcome, asked }: { outcome: Outcome<Found>; asked: SearchAsked }) {
	const t = useWords(words)
	const { revalidate } = useRevalidator()
	if (outcome.state !== 'done') return <FailurePanel title={t('search.failed')} onRetry={revalidate} />
	const found = outcome.answer
	const counts = countedGroups(found.found)
	if (counts.length === 0) return <NothingFound query={asked.q} suggestions={found.suggestions} />
	// A group of the address that has nothing for this query gives way to all that have.
	const isThere = counts.some(({ name }) => name === asked.group)
	const shown = isThere ? asked : { ...asked, group: undefined }
	return (
		<Stack $gap={12}>
			<GroupChoice asked={shown} counts={counts} />
			{foundGroups(found, shown).map((group) => (
				<GroupSection key={group.name} group={group} query={asked.q} />
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
