import { useLoaderData, useSearchParams } from 'react-router-dom'
import { deferred, LoadFailure } from 'shared-composition'
import { OWN_PROFILE, type Shelf } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Cluster, Container, LinkButton, Page, PageHeading, SkeletonText, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { listTranslations } from './listTranslations.ts'
import { loadListTabs } from './loadListTabs.ts'

const ListTabs = deferred(() => loadListTabs().then((chunk) => chunk.default), { skeleton: <SkeletonText lines={8} /> })

const CustomLists = deferred(
	() => import(/* webpackChunkName: "custom-lists" */ './CustomLists.tsx').then((chunk) => chunk.CustomLists),
	{ skeleton: <SkeletonText lines={8} /> },
)

/** The lists of a member; the shown one is in the address as `?list=manga`, except the first. */
const LISTS = ['anime', 'manga', 'favorites', 'custom'] as const

/** The page "Minhas Listas": the lists that every member has, and the custom ones. */
export function ListsPage() {
	const t = useTranslations(listTranslations)
	const shelf = useLoaderData<Outcome<Shelf>>()
	const [search, setSearch] = useSearchParams()
	const shown = LISTS.find((list) => list === search.get('list')) ?? 'anime'
	const select = (list: (typeof LISTS)[number]) =>
		setSearch(list === 'anime' ? {} : { list }, { replace: true, preventScrollReset: true })
	return (
		<Page>
			<title>{`${t('lists.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={3}>
					<Cluster $between $gap={3}>
						<PageHeading title={t('lists.title')} />
						<LinkButton to="/lists/import" size="sm">
							{t('transfer.open')}
						</LinkButton>
					</Cluster>
					<Tabs
						label={t('lists.title')}
						tabs={LISTS.map((id) => ({ id, label: t(`lists.${id}`) }))}
						selected={shown}
						onSelect={select}
					>
						{shown !== 'custom' && <ListTabs username={OWN_PROFILE} list={shown} isOwn />}
						{shown === 'custom' && shelf.state === 'done' && <CustomLists initial={shelf.answer.lists} />}
						{shown === 'custom' && shelf.state !== 'done' && <LoadFailure title={t('lists.failed')} />}
					</Tabs>
				</Stack>
			</Container>
		</Page>
	)
}
