import { atom, type ReadableAtom } from 'nanostores'
import { type ImportRow, importRowsRoute, type RowVerdict } from 'shared-contract'
import { call, type Outcome } from 'shared-state'

export type ImportRowsState = { verdict: RowVerdict | undefined } & (
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly ImportRow[]; next: number | null; more: 'idle' | 'loading' | 'failed' }
)

export interface ImportRowsStore {
	readonly $state: ReadableAtom<ImportRowsState>
	/** Loads the rows of one verdict, or of all. */
	show(verdict: RowVerdict | undefined): Promise<void>
	loadMore(): Promise<void>
	/** Loads all rows. */
	all(): Promise<Outcome<ImportRow[]>>
}

/** The rows of a file, page by page. */
export function createImportRows(importId: string): ImportRowsStore {
	const $state = atom<ImportRowsState>({ state: 'loading', verdict: undefined })
	const fetchPage = (verdict: RowVerdict | undefined, after?: number) =>
		call(importRowsRoute, {
			params: { importId },
			query: { ...(verdict ? { verdict } : {}), ...(after === undefined ? {} : { after }) },
		})

	return {
		$state,
		async show(verdict) {
			const waiting: ImportRowsState = { state: 'loading', verdict }
			$state.set(waiting)
			const outcome = await fetchPage(verdict)
			// Another verdict was chosen meanwhile.
			if ($state.get() !== waiting) return
			if (outcome.state !== 'done') return $state.set({ state: 'failed', verdict })
			$state.set({ state: 'shown', verdict, ...outcome.answer, more: 'idle' })
		},
		async loadMore() {
			const shown = $state.get()
			if (shown.state !== 'shown' || shown.next === null || shown.more === 'loading') return
			const waiting: ImportRowsState = { ...shown, more: 'loading' }
			$state.set(waiting)
			const outcome = await fetchPage(shown.verdict, shown.next)
			if ($state.get() !== waiting) return
			if (outcome.state !== 'done') return $state.set({ ...shown, more: 'failed' })
			const { items, next } = outcome.answer
			$state.set({ ...shown, items: [...shown.items, ...items], next, more: 'idle' })
		},
		async all() {
			const items: ImportRow[] = []
			for (let after: number | null = 0; after !== null; ) {
				const outcome = await fetchPage(undefined, after)
				if (outcome.state !== 'done') return outcome
				items.push(...outcome.answer.items)
				after = outcome.answer.next
			}
			return { state: 'done', answer: items }
		},
	}
}
