import type { ListEntry } from 'shared-contract'
import ListTabs from '../../lists/listTabs/ListTabs.tsx'
import { type Answer, answerWith, done, renderWidget } from './api.testing.tsx'

const LIST = 'GET /api/profiles/%40me/list?kind=anime&status=current&sort=changed'
const counts = { current: 1, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }

/** Renders the own anime list with one entry. */
export async function showOwnList(entry: ListEntry, given: Record<string, Answer>): Promise<void> {
	answerWith({ [LIST]: done({ counts, items: [entry], next: null }), ...given })
	await renderWidget(<ListTabs username="@me" list="anime" isOwn />)
}
