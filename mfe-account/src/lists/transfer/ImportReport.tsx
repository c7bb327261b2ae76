import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { deferred, outcomeMessage } from 'shared-composition'
import { EXISTING_CHOICES, type ListImport, ROW_VERDICTS, type RowVerdict, SCORE_SCALES } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, Cluster, Stack } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { downloadFile } from './downloadFile.ts'
import { ImportHeader } from './ImportHeader.tsx'
import { ImportRows } from './ImportRows.tsx'
import { createImportRows, type ImportRowsStore } from './importRowsStore.ts'
import type { ReadOptions } from './importStore.ts'
import { reportCsv } from './reportCsv.ts'
import { Figure, Figures, OptionRow } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'
import { useRowTexts } from './useRowTexts.ts'

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

/** Downloads the report of all rows as CSV. */
function DownloadReportButton({ rows, fileName }: { rows: ImportRowsStore; fileName: string }) {
	const t = useTranslations(transferTranslations)
	const { report } = useRowTexts()
	const [loading, setLoading] = useState(false)

	async function save() {
		setLoading(true)
		const all = await rows.all()
		setLoading(false)
		if (all.state !== 'done') return showToast('bad', outcomeMessage(all))
		downloadFile(
			`${fileName}.niouka.csv`,
			new Blob([reportCsv(all.answer, report)], { type: 'text/csv;charset=utf-8' }),
		)
	}

	return (
		<Button loading={loading} onClick={() => void save()}>
			{t('transfer.report')}
		</Button>
	)
}

interface ReadOptionFieldsProps {
	found: ListImport
	onReread: (options: ReadOptions) => void
}

/** The options to read a file again: the treatment of existing entries, and the score scale. */
function ReadOptionFields({ found: { existing, scale }, onReread }: ReadOptionFieldsProps) {
	const t = useTranslations(transferTranslations)
	return (
		<OptionRow>
			<Select
				label={t('transfer.existing')}
				hint={t(`transfer.existing.${existing}.hint`)}
				options={EXISTING_CHOICES.map((value) => ({ value, label: t(`transfer.existing.${value}`) }))}
				value={existing}
				onSelect={(chosen) => onReread({ existing: chosen, ...(scale.isGuessed ? { scale: scale.name } : {}) })}
			/>
			{scale.isGuessed && (
				<Select
					label={t('transfer.scale')}
					hint={t('transfer.scale.hint')}
					options={SCORE_SCALES.map((value) => ({ value, label: t(`transfer.scale.${value}`) }))}
					value={scale.name}
					onSelect={(name) => onReread({ existing, scale: name })}
				/>
			)}
		</OptionRow>
	)
}
