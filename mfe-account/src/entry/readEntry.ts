import { type ListEntry, titlePlaceRoute } from 'shared-contract'
import { call } from 'shared-state'

/** A member's own entry as the server has it; `null` where the title is on no list, `undefined` without an answer. */
export async function readEntry(titleId: number): Promise<ListEntry | null | undefined> {
	const outcome = await call(titlePlaceRoute, { params: { titleId: String(titleId) } })
	return outcome.state === 'done' ? outcome.answer.entry : undefined
}
