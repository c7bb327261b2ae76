import { useState } from 'react'
import type { ModeratedKind } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, WarningIcon } from 'shared-ui'
import { deferred } from '../deferred/deferred.tsx'

const ReportDialog = deferred(() =>
	import(/* webpackChunkName: "report-dialog" */ './ReportDialog.tsx').then((chunk) => chunk.ReportDialog),
)

interface ReportButtonProps {
	kind: ModeratedKind
	id: string
	/** What it reports, for readers who hear the button alone. */
	label?: string
}

/** Reports something that has no menu. */
export function ReportButton({ kind, id, label }: ReportButtonProps) {
	const t = useTranslations(common)
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Button size="sm" variant="quiet" aria-label={label} onClick={() => setOpen(true)}>
				<WarningIcon size={16} />
				{t('report.action')}
			</Button>
			{isOpen && <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
		</>
	)
}
