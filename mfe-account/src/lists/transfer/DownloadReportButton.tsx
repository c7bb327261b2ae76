import { useState } from 'react'
import { outcomeMessage } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button } from 'shared-ui'
import { downloadFile } from './downloadFile.ts'
import type { ImportRowsStore } from './importRowsStore.ts'
import { reportCsv } from './reportCsv.ts'
import { transferTranslations } from './transferTranslations.ts'
import { useRowTexts } from './useRowTexts.ts'

/** Downloads the report of all rows as CSV. */
export function DownloadReportButton({ rows, fileName }: { rows: ImportRowsStore; fileName: string }) {
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
