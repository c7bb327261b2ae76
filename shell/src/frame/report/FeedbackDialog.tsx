import { feedbackRoute } from 'shared-contract'
import { act } from 'shared-state'
import { SiteReportDialog } from './SiteReportDialog.tsx'

/** The dialog for feedback. */
export default function FeedbackDialog() {
	return (
		<SiteReportDialog
			kind="feedback"
			textField="message"
			send={({ text, email }) => act(feedbackRoute, { body: { message: text, email } }, { openToVisitors: true })}
		/>
	)
}
