import { useRef, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { LoadFailure, showOutcome } from 'shared-composition'
import type { ExportFile, ListImport } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import {
	Button,
	Cluster,
	Container,
	LinkButton,
	ListIcon,
	Meta,
	Page,
	PageHeading,
	Panel,
	Section,
	Stack,
} from 'shared-ui'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'
import { downloadFile } from './downloadFile.ts'
import { fetchExport } from './fetchExport.ts'
import { ImportPanel } from './ImportPanel.tsx'
import { createImport } from './importStore.ts'
import type { TransferLoaderData } from './loadTransfer.ts'
import { PastImports } from './PastImports.tsx'
import { createPastImports } from './pastImportsStore.ts'
import { TransferList } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'

/** The page for imports and exports of lists. */
export function TransferPage() {
	const t = useTranslations(transferTranslations)
	const { past } = useLoaderData<TransferLoaderData>()
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
						<LoadFailure title={t('transfer.failed')} />
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

const EXPORTS = [
	{ name: 'archive', files: ['archive.zip'] },
	{ name: 'lists', files: ['lists.json'] },
	{ name: 'malAnime', files: ['mal-anime.xml.gz', 'mal-anime.xml'] },
	{ name: 'malManga', files: ['mal-manga.xml.gz', 'mal-manga.xml'] },
] as const satisfies readonly { name: string; files: readonly ExportFile[] }[]

/** The downloads of the own data. */
function ExportPanel() {
	const t = useTranslations(transferTranslations)
	const [loading, setLoading] = useState<ExportFile>()

	async function save(file: ExportFile) {
		setLoading(file)
		const outcome = await withStepUp<ActionOutcome<Blob>>(() => fetchExport(file))
		setLoading(undefined)
		if (outcome.state === 'done') downloadFile(`niouka-${file}`, outcome.answer)
		showOutcome(outcome, t('transfer.export.done'))
	}

	return (
		<Panel>
			<TransferList>
				{EXPORTS.map(({ name, files }) => (
					<li key={name}>
						<div>
							<strong>{t(`transfer.export.${name}`)}</strong>
							<Meta as="p">{t(`transfer.export.${name}.text`)}</Meta>
						</div>
						<Cluster>
							{files.map((file) => (
								<Button
									key={file}
									size="sm"
									loading={loading === file}
									disabled={loading !== undefined}
									aria-label={t('transfer.export.save', {
										name: `${t(`transfer.export.${name}`)} (${extensionOf(file)})`,
									})}
									onClick={() => void save(file)}
								>
									{extensionOf(file)}
								</Button>
							))}
						</Cluster>
					</li>
				))}
			</TransferList>
		</Panel>
	)
}

/** The extension of a file, as `.xml.gz`. */
function extensionOf(file: ExportFile): string {
	return file.slice(file.indexOf('.'))
}
