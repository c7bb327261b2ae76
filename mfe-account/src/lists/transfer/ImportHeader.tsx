import type { ListImport } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Cluster, Meta, Stack } from 'shared-ui'
import { transferTranslations } from './transferTranslations.ts'

/** The file, its owner and the state of the import. */
export function ImportHeader({ found, total }: { found: ListImport; total: number }) {
	const t = useTranslations(transferTranslations)
	const formats = useFormats()
	const { fileName, format, sourceOwner, state, appliedAt, undoneAt, skippedByUndo, lists } = found
	const at = undoneAt ?? appliedAt
	return (
		<Stack $gap={1} role="status">
			<Cluster>
				<strong>{fileName}</strong>
				<Badge $tone={state === 'applied' ? 'live' : 'quiet'}>{t(`transfer.state.${state}`)}</Badge>
			</Cluster>
			<Meta as="p">
				{[
					t(`transfer.format.${format}`),
					sourceOwner && t('transfer.owner', { name: sourceOwner }),
					t('transfer.rows', { count: total }),
					at && formats.instant(at),
				]
					.filter(Boolean)
					.join(' · ')}
			</Meta>
			{(lists.added > 0 || lists.made.length > 0) && (
				<Meta as="p">
					{t('transfer.ownLists', { count: lists.added })}
					{lists.made.length > 0 && ` ${t('transfer.ownLists.made', { names: lists.made.join(', ') })}`}
				</Meta>
			)}
			{state === 'checked' && <p>{t('transfer.checked')}</p>}
			{state === 'undone' && skippedByUndo > 0 && <p>{t('transfer.skippedByUndo', { count: skippedByUndo })}</p>}
		</Stack>
	)
}
