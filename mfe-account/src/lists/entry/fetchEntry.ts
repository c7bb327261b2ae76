import { type ListEntry, titlePlaceRoute } from 'shared-contract'
import { call } from 'shared-state'

/** Fetches the reader’s entry of a title: `null` if the title is on no list, `undefined` if the request failed. */
export async function fetchEntry(titleId: number): Promise<ListEntry | null | undefined> {
	const outcome = await call(titlePlaceRoute, { params: { titleId: String(titleId) } })
	return outcome.state === 'done' ? outcome.answer.entry : undefined
}
