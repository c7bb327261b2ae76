import { atom, type ReadableAtom } from 'nanostores'
import { type ImportRow, importRowsRoute, type RouteAnswer, type RowVerdict } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { createRemotePages, type RemotePages } from 'shared-state/remote'

type ImportPage = RouteAnswer<typeof importRowsRoute>

export interface ImportRowsStore extends Pick<RemotePages<ImportPage>, '$state' | 'load' | 'loadMore'> {
	/** The shown verdict; undefined for all rows. */
	readonly $verdict: ReadableAtom<RowVerdict | undefined>
	/** Loads the rows of one verdict, or of all. */
	show(verdict: RowVerdict | undefined): Promise<void>
	/** Loads all rows. */
	all(): Promise<Outcome<ImportRow[]>>
}

/** The rows of a file, page by page. */
export function createImportRows(importId: string): ImportRowsStore {
	const $verdict = atom<RowVerdict | undefined>(undefined)
	const fetchPage = (verdict: RowVerdict | undefined, after?: number) =>
		call(importRowsRoute, {
			params: { importId },
			query: { ...(verdict ? { verdict } : {}), ...(after === undefined ? {} : { after }) },
		})
	const { $state, load, loadMore, reset } = createRemotePages<ImportPage>(
		(after) => fetchPage($verdict.get(), after),
		({ place }) => place,
	)

	return {
		$state,
		$verdict,
		load,
		loadMore,
		show(verdict) {
			$verdict.set(verdict)
			reset()
			return load()
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
