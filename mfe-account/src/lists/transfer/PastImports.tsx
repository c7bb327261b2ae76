import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import type { ListImport } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, Panel } from 'shared-ui'
import type { ImportStore } from './importStore.ts'
import type { PastImportsStore } from './pastImportsStore.ts'
import { TransferList } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'

interface PastImportsProps {
	past: PastImportsStore
	store: ImportStore
	onOpen: (found: ListImport) => void
}

/** The past imports, with buttons to open and undo them. */
export function PastImports({ past, store, onOpen }: PastImportsProps) {
	const t = useTranslations(transferTranslations)
	const formats = useFormats()
	const items = useStore(past.$items)
	const [undoing, setUndoing] = useState<string>()

	async function undo(found: ListImport) {
		setUndoing(found.id)
		showOutcome(await store.undo(found), t('transfer.undone'))
		setUndoing(undefined)
	}

	return (
		<Panel>
			{items.length === 0 && <Meta as="p">{t('transfer.past.none')}</Meta>}
			<TransferList>
				{items.map((found) => (
					<li key={found.id}>
						<div>
							<Cluster>
								<strong>{found.fileName}</strong>
								{found.state === 'undone' && <Badge>{t('transfer.state.undone')}</Badge>}
							</Cluster>
							<Meta as="p">
								{t(`transfer.format.${found.format}`)}
								{found.sourceOwner && ` · ${t('transfer.owner', { name: found.sourceOwner })}`}
								{' · '}
								<span title={formats.instant(found.appliedAt ?? found.checkedAt)}>
									{t('transfer.by', {
										name: found.username ?? '',
										ago: formats.ago(found.appliedAt ?? found.checkedAt),
									})}
								</span>
							</Meta>
							<Meta as="p">{t('transfer.past.counts', found.counts)}</Meta>
							{found.skippedByUndo > 0 && (
								<Meta as="p">{t('transfer.skippedByUndo', { count: found.skippedByUndo })}</Meta>
							)}
						</div>
						<Cluster>
							<Button
								size="sm"
								aria-label={t('transfer.past.openOne', { name: found.fileName })}
								onClick={() => onOpen(found)}
							>
								{t('transfer.past.open')}
							</Button>
							{found.state === 'applied' && (
								<Button
									size="sm"
									loading={undoing === found.id}
									aria-label={t('transfer.undoOne', { name: found.fileName })}
									onClick={() => void undo(found)}
								>
									{t('transfer.undo')}
								</Button>
							)}
						</Cluster>
					</li>
				))}
			</TransferList>
		</Panel>
	)
}
