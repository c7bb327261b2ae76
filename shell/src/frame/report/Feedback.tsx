import { feedbackRoute } from 'shared-contract'
import { act } from 'shared-state'
import { ReportDialog } from './ReportDialog.tsx'

/** The dialog for feedback. */
export default function Feedback() {
	return (
		<ReportDialog
			kind="feedback"
			textField="message"
			send={({ text, email }) => act(feedbackRoute, { body: { message: text, email } }, { openToVisitors: true })}
		/>
	)
}
