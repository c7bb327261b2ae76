import { bugReportRoute } from 'shared-contract'
import { act } from 'shared-state'
import { ReportDialog } from './ReportDialog.tsx'

/** The dialog for a bug report. */
export default function BugReport() {
	return (
		<ReportDialog
			kind="bug"
			textField="description"
			send={({ text, email }) => act(bugReportRoute, { body: { description: text, email } }, { openToVisitors: true })}
		/>
	)
}
