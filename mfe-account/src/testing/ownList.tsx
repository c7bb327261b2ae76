import type { ListEntry } from 'shared-contract'
import ListTabs from '../listTabs/ListTabs.tsx'
import { type Answer, answerWith, done, show } from './api.tsx'

const LIST = 'GET /api/profiles/%40me/list?kind=anime&status=current&sort=changed'
const counts = { current: 1, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }

/** Shows its owner a list of anime with one title under way. */
export async function showOwnList(entry: ListEntry, given: Record<string, Answer>): Promise<void> {
	answerWith({ [LIST]: done({ counts, items: [entry], next: null }), ...given })
	await show(<ListTabs username="@me" list="anime" isOwn />)
}
