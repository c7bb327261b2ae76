import { useRef, useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { ListImport } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Cluster, Container, LinkButton, ListIcon, Page, PageHeading, Section, Stack } from 'shared-ui'
import { ExportPanel } from './ExportPanel.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import { createImport } from './importStore.ts'
import type { TransferLoaderData } from './loadTransfer.ts'
import { PastImports } from './PastImports.tsx'
import { createPastImports } from './pastImportsStore.ts'
import { transferTranslations } from './transferTranslations.ts'

/** The page for imports and exports of lists. */
export function TransferPage() {
	const t = useTranslations(transferTranslations)
	const { past } = useLoaderData<TransferLoaderData>()
	const { revalidate } = useRevalidator()
	return (
		<Page>
			<title>{`${t('transfer.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<Cluster $between $gap={4}>
						<PageHeading title={t('transfer.title')} lead={t('transfer.lead')} />
						<LinkButton to="/lists">
							<ListIcon size={18} />
							{t('transfer.toLists')}
						</LinkButton>
					</Cluster>
					{past.state === 'done' ? (
						<LoadedTransfer past={past.answer.items} />
					) : (
						<FailurePanel title={t('transfer.failed')} onRetry={revalidate} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function LoadedTransfer({ past }: { past: readonly ListImport[] }) {
	const t = useTranslations(transferTranslations)
	const { open, problem } = useLoaderData<TransferLoaderData>()
	const [, setSearch] = useSearchParams()
	const [pastStore] = useState(() => createPastImports(past))
	const [store] = useState(() => createImport({ open, problem, onChange: pastStore.put }))
	const top = useRef<HTMLDivElement>(null)
	const show = (id: string | undefined) =>
		setSearch(id ? { import: id } : {}, { replace: true, preventScrollReset: true })

	function openPast(found: ListImport) {
		store.open(found)
		show(found.id)
		top.current?.scrollIntoView()
	}

	return (
		<Stack $gap={12}>
			<div ref={top}>
				<Section title={t('transfer.import')} lead={t('transfer.import.lead')}>
					<ImportPanel store={store} onShow={show} />
				</Section>
			</div>
			<Section title={t('transfer.past')} lead={t('transfer.past.lead')}>
				<PastImports past={pastStore} store={store} onOpen={openPast} />
			</Section>
			<Section title={t('transfer.export')} lead={t('transfer.export.lead')}>
				<ExportPanel />
			</Section>
		</Stack>
	)
}
