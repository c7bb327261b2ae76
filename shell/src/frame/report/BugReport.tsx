import { bugReportRoute } from 'shared-contract'
import { act } from 'shared-state'
import { ReportDialog } from './ReportDialog.tsx'

/** Tells the team of a fault of the site. */
export default function BugReport() {
	return (
		<ReportDialog
			kind="bug"
			textField="description"
			send={({ text, email }) => act(bugReportRoute, { body: { description: text, email } }, { openToVisitors: true })}
		/>
	)
}
