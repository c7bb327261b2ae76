import { useState } from 'react'
import { common, useWords } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button } from 'shared-ui'
import { words } from '../words.ts'
import { reportFile } from './reportFile.ts'
import type { RowsStore } from './rowsStore.ts'
import { saveFile } from './saveFile.ts'
import { useRowWords } from './useRowWords.ts'

/** Takes the whole report along, every row of it. */
export function ReportButton({ rows, fileName }: { rows: RowsStore; fileName: string }) {
	const t = useWords(words)
	const shared = useWords(common)
	const { report } = useRowWords()
	const [loading, setLoading] = useState(false)

	async function save() {
		setLoading(true)
		const all = await rows.all()
		setLoading(false)
		if (!all) return showToast('bad', shared('network.unreachable'))
		saveFile(`${fileName}.niouka.csv`, new Blob([reportFile(all, report)], { type: 'text/csv;charset=utf-8' }))
	}

	return (
		<Button loading={loading} onClick={() => void save()}>
			{t('transfer.report')}
		</Button>
	)
}
