import { useState } from 'react'
import type { Outcome } from 'shared-state'

interface Page<Item> {
	items: Item[]
	next: string | null
}

/** A paged list that starts with a loaded first page and resets when that page changes. */
export function usePagedList<Item>(first: Page<Item>, ask: (after: string) => Promise<Outcome<Page<Item>>>) {
	const [more, setMore] = useState<{ of: Page<Item>; items: Item[]; next: string | null }>()
	const current = more?.of === first ? more : { of: first, items: [], next: first.next }

	async function load(): Promise<Outcome<unknown>> {
		if (current.next === null) return { state: 'done', answer: null }
		const outcome = await ask(current.next)
		if (outcome.state === 'done') {
			const { items, next } = outcome.answer
			setMore({ of: first, items: [...current.items, ...items], next })
		}
		return outcome
	}

	return { items: [...first.items, ...current.items], hasMore: current.next !== null, load }
}
