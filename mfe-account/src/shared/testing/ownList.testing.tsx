import type { ListEntry } from 'shared-contract'
import { type Answers, answerWith, ok, openWidget } from 'slice-kit/testing'
import ListTabs from '../../lists/listTabs/ListTabs.tsx'

const LIST = 'GET /api/profiles/%40me/list?kind=anime&status=current&sort=changed'
const counts = { current: 1, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }

/** Answers for a list whose owner has no tags and has kept no views. */
export const noFilters = (username = '%40me') => ({
	[`GET /api/profiles/${username}/list/tags`]: ok({ tags: [] }),
	[`GET /api/profiles/${username}/views`]: ok({ views: [] }),
})

/** Renders the own anime list with one entry. */
export async function showOwnList(entry: ListEntry, given: Answers): Promise<void> {
	answerWith({ ...noFilters(), [LIST]: ok({ counts, items: [entry], next: null }), ...given })
	await openWidget(<ListTabs username="@me" list="anime" isOwn />)
}
