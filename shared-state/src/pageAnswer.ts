import { ANSWER_BLOCK } from 'shared-contract'

/** The answer that the server wrote into the page, the first time that this address is asked for. */
export function takePageAnswer(address: string): unknown {
	const block = document.getElementById(ANSWER_BLOCK)
	if (block?.dataset.address !== address) return undefined
	block.remove()
	// A page of the history may be as old as its last visit.
	return isFromHistory() ? undefined : JSON.parse(block.textContent ?? '')
}

/** Drops the answer once the first page is there: a later page asks anew. */
export function dropPageAnswer(): void {
	document.getElementById(ANSWER_BLOCK)?.remove()
}

function isFromHistory(): boolean {
	const [visit] = performance.getEntriesByType?.('navigation') ?? []
	return visit !== undefined && 'type' in visit && visit.type === 'back_forward'
}
