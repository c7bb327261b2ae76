import { useScoreText } from 'shared-composition/score/scoreText'
import { type EntryContent, exactScore, type ImportRow, type Kind } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import type { ReportColumns } from './reportCsv.ts'
import { transferTranslations } from './transferTranslations.ts'

/** Functions for the texts of import rows, in the language of the page. */
export function useRowTexts() {
	const t = useTranslations(transferTranslations)
	const nameOf = useTitleName()
	const scoreText = useScoreText()

	/** The content of an entry as text: `Completo · EP 12 · nota 8`. */
	function content(kind: Kind, entry: EntryContent): string {
		const { status, progress, volumes, startedOn, finishedOn, rewatches, notes, tags = [], isPrivate } = entry
		const score = exactScore(entry)
		return [
			t(`listTabs.${kind}.${status}`),
			t(`listTabs.${kind}.progress`, { progress }),
			volumes > 0 ? t('transfer.volumes', { count: volumes }) : '',
			score === null ? '' : t('transfer.score', { score: scoreText(score) }),
			rewatches > 0 ? t('transfer.rewatches', { count: rewatches }) : '',
			startedOn || finishedOn ? `${startedOn ?? '?'} – ${finishedOn ?? '?'}` : '',
			notes === '' ? '' : t('transfer.withNotes'),
			...tags.map((tag) => `#${tag}`),
			isPrivate ? t('entry.private') : '',
		]
			.filter((part) => part !== '')
			.join(' · ')
	}

	/** Why a row was refused or unchanged. */
	function reason({ reason: code, field, sourceId }: ImportRow): string {
		return code === null ? '' : t(`transfer.reason.${code}`, { field: field ?? '', id: sourceId })
	}

	const name = ({ title, sourceTitle, sourceId }: ImportRow) =>
		(title ? nameOf(title) : sourceTitle) || (sourceId ? `#${sourceId}` : t('transfer.nameless'))
	const notes = (row: ImportRow) => row.notes.map((note) => t(`transfer.note.${note}`))

	const report: ReportColumns = {
		head: [
			t('transfer.report.line'),
			t('transfer.report.id'),
			t('transfer.report.sourceTitle'),
			t('transfer.report.title'),
			t('transfer.report.verdict'),
			t('transfer.report.reason'),
			t('transfer.report.before'),
			t('transfer.report.after'),
		],
		cells: (row) => [
			row.line,
			row.sourceId,
			row.sourceTitle,
			row.title ? nameOf(row.title) : '',
			t(`transfer.tag.${row.verdict}`),
			[reason(row), ...notes(row)].filter((part) => part !== '').join(' '),
			row.kind && row.before ? content(row.kind, row.before) : '',
			row.kind && row.after ? content(row.kind, row.after) : '',
		],
	}
	return { content, reason, name, notes, report }
}
