import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { deferred } from 'shared-composition'
import { type ListImport, ROW_VERDICTS, type RowVerdict } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, Cluster, Stack } from 'shared-ui'
import { DownloadReportButton } from './DownloadReportButton.tsx'
import { ImportHeader } from './ImportHeader.tsx'
import { ImportRows } from './ImportRows.tsx'
import { createImportRows } from './importRowsStore.ts'
import type { ReadOptions } from './importStore.ts'
import { ReadOptionFields } from './ReadOptionFields.tsx'
import { Figure, Figures } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'

const ToWrite = deferred(() =>
	import(/* webpackChunkName: "to-write" */ '../toWrite/ToWrite.tsx').then((chunk) => chunk.default),
)

interface ImportReportProps {
	found: ListImport
	busy: 'applying' | 'undoing' | undefined
	onApply: () => void
	onUndo: () => void
	onStartOver: () => void
	/** Reads the same file with other options; undefined if the file is no longer available. */
	onReread: ((options: ReadOptions) => void) | undefined
}

/** The result of every row of a file, and the actions of the import. */
export function ImportReport({ found, busy, onApply, onUndo, onStartOver, onReread }: ImportReportProps) {
	const t = useTranslations(transferTranslations)
	const [rows] = useState(() => createImportRows(found.id))
	const verdict = useStore(rows.$verdict)
	const { counts, state, lists } = found
	const formats = useFormats()
	const total = ROW_VERDICTS.reduce((sum, one) => sum + counts[one], 0)
	const writes = counts.created + counts.changed > 0 || lists.added > 0 || lists.made.length > 0

	useEffect(() => {
		void rows.show(undefined)
	}, [rows])

	const figure = (one: RowVerdict, count: number) => (
		<li key={one}>
			<Figure
				type="button"
				aria-pressed={verdict === one}
				onClick={() => void rows.show(verdict === one ? undefined : one)}
			>
				<strong>{formats.number(count)}</strong>
				<span>{t(`transfer.verdict.${one}`, { count })}</span>
			</Figure>
		</li>
	)

	return (
		<Stack $gap={6}>
			<ImportHeader found={found} total={total} />
			<Figures>{ROW_VERDICTS.map((one) => figure(one, counts[one]))}</Figures>
			<Cluster $gap={3}>
				{state === 'checked' && (
					<Button variant="primary" disabled={!writes} loading={busy === 'applying'} onClick={onApply}>
						{t('transfer.apply', { count: counts.created + counts.changed })}
					</Button>
				)}
				{state === 'applied' && (
					<Button loading={busy === 'undoing'} onClick={onUndo}>
						{t('transfer.undo')}
					</Button>
				)}
				<DownloadReportButton rows={rows} fileName={found.fileName} />
				<Button variant="quiet" disabled={busy !== undefined} onClick={onStartOver}>
					{t('transfer.another')}
				</Button>
			</Cluster>
			{state === 'checked' && !writes && <p>{t(emptyReportKey(found))}</p>}
			{state === 'checked' && onReread && busy === undefined && <ReadOptionFields found={found} onReread={onReread} />}
			{state === 'applied' && <ToWrite />}
			<ImportRows rows={rows} />
		</Stack>
	)
}

/** The translation key that explains why nothing is imported. A demo site has few titles, so its text differs. */
function emptyReportKey({ counts, username }: ListImport) {
	if (counts.unchanged > 0) return 'transfer.nothing'
	return username === null ? 'transfer.nothing.demo' : 'transfer.nothing.refused'
}
