import { bugReportRoute } from 'shared-contract'
import { act } from 'shared-state'
import { SiteReportDialog } from './SiteReportDialog.tsx'

/** The dialog for a bug report. */
export default function BugReportDialog() {
	return (
		<SiteReportDialog
			kind="bug"
			textField="description"
			send={({ text, email }) => act(bugReportRoute, { body: { description: text, email } }, { openToVisitors: true })}
		/>
	)
}
