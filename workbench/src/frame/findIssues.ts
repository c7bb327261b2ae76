import axe from 'axe-core'
import type { Issue } from '../view/message.ts'
import { STAGE_ID } from './stageId.ts'

/** Looks for what keeps people out: a widget or a component by itself, a screen as the page that it is. */
export async function findIssues(): Promise<{ issues: Issue[]; passes: number }> {
	const stage = document.getElementById(STAGE_ID) ?? document
	const { violations, incomplete, passes } = await axe.run(stage, { preload: false })
	return {
		issues: [...violations.map((found) => issue(found, false)), ...incomplete.map((found) => issue(found, true))],
		passes: passes.length,
	}
}

function issue({ id, impact, help, helpUrl, nodes }: axe.Result, uncertain: boolean): Issue {
	return {
		id,
		impact: impact ?? 'minor',
		help,
		helpUrl,
		uncertain,
		elements: nodes.map(({ target, html, failureSummary }) => ({
			// Within frames and shadow roots there are several steps; ours have none.
			selector: String(target[0] ?? ''),
			html,
			reason: failureSummary ?? '',
		})),
	}
}
