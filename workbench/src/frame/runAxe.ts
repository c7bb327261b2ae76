import axe from 'axe-core'
import type { AccessibilityIssue } from '../protocol/message.ts'
import { PREVIEW_ID } from './previewId.ts'

/** Runs axe on the widget or component in the frame, or on the whole page of a route. */
export async function runAxe(): Promise<{ issues: AccessibilityIssue[]; passes: number }> {
	const root = document.getElementById(PREVIEW_ID) ?? document
	const { violations, incomplete, passes } = await axe.run(root, { preload: false })
	return {
		issues: [
			...violations.map((result) => issueOf(result, false)),
			...incomplete.map((result) => issueOf(result, true)),
		],
		passes: passes.length,
	}
}

function issueOf({ id, impact, help, helpUrl, nodes }: axe.Result, needsReview: boolean): AccessibilityIssue {
	return {
		id,
		impact: impact ?? 'minor',
		help,
		helpUrl,
		needsReview,
		elements: nodes.map(({ target, html, failureSummary }) => ({
			// Only elements in frames and shadow roots have several selectors; our pages have neither.
			selector: String(target[0] ?? ''),
			html,
			reason: failureSummary ?? '',
		})),
	}
}
