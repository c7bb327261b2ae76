import { atom, type ReadableAtom } from 'nanostores'
import { type ImportRow, importRowsRoute, type RowVerdict } from 'shared-contract'
import { call } from 'shared-state'

export type RowsState = { verdict: RowVerdict | undefined } & (
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly ImportRow[]; next: number | null; more: 'idle' | 'loading' | 'failed' }
)

export interface RowsStore {
	readonly $state: ReadableAtom<RowsState>
	/** The rows that came out one way, or all. */
	show(verdict: RowVerdict | undefined): Promise<void>
	loadMore(): Promise<void>
	/** Every row, however many. @returns undefined where they could not be read. */
	all(): Promise<ImportRow[] | undefined>
}

/** The rows of a file, a page at a time. */
export function createRows(importId: string): RowsStore {
	const $state = atom<RowsState>({ state: 'loading', verdict: undefined })
	const ask = (verdict: RowVerdict | undefined, after?: number) =>
		call(importRowsRoute, {
			params: { importId },
			query: { ...(verdict ? { verdict } : {}), ...(after === undefined ? {} : { after }) },
		})

	return {
		$state,
		async show(verdict) {
			const waiting: RowsState = { state: 'loading', verdict }
			$state.set(waiting)
			const outcome = await ask(verdict)
			// Others were asked for meanwhile.
			if ($state.get() !== waiting) return
			if (outcome.state !== 'done') return $state.set({ state: 'failed', verdict })
			$state.set({ state: 'shown', verdict, ...outcome.answer, more: 'idle' })
		},
		async loadMore() {
			const shown = $state.get()
			if (shown.state !== 'shown' || shown.next === null || shown.more === 'loading') return
			const waiting: RowsState = { ...shown, more: 'loading' }
			$state.set(waiting)
			const outcome = await ask(shown.verdict, shown.next)
			if ($state.get() !== waiting) return
			if (outcome.state !== 'done') return $state.set({ ...shown, more: 'failed' })
			const { items, next } = outcome.answer
			$state.set({ ...shown, items: [...shown.items, ...items], next, more: 'idle' })
		},
		async all() {
			const items: ImportRow[] = []
			for (let after: number | null = 0; after !== null; ) {
				const outcome = await ask(undefined, after)
				if (outcome.state !== 'done') return undefined
				items.push(...outcome.answer.items)
				after = outcome.answer.next
			}
			return items
		},
	}
}
