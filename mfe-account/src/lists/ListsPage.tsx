import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { Shelf } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Cluster, Container, LinkButton, Page, PageHeading, Stack } from 'shared-ui'
import { CustomLists } from './CustomLists.tsx'
import { createListCollection } from './listCollectionStore.ts'
import { listTranslations } from './listTranslations.ts'
import { StandardLists } from './StandardLists.tsx'

/** The page "Minhas Listas": the standard lists and the custom ones. */
export function ListsPage() {
	const t = useTranslations(listTranslations)
	const shelf = useLoaderData<Outcome<Shelf>>()
	const { revalidate } = useRevalidator()
	return (
		<Page>
			<title>{`${t('lists.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<Cluster $between $gap={4}>
						<PageHeading title={t('lists.title')} lead={t('lists.lead')} />
						<LinkButton to="/lists/import">{t('transfer.open')}</LinkButton>
					</Cluster>
					{shelf.state === 'done' ? (
						<LoadedLists shelf={shelf.answer} onLeave={() => void revalidate()} />
					) : (
						<FailurePanel title={t('lists.failed')} onRetry={revalidate} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function LoadedLists({ shelf, onLeave }: { shelf: Shelf; onLeave: () => void }) {
	const [store] = useState(() => createListCollection(shelf.lists))
	return (
		<Stack $gap={12}>
			<StandardLists counts={shelf.counts} onLeave={onLeave} />
			<CustomLists store={store} />
		</Stack>
	)
}
