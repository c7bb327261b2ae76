import { atom } from 'nanostores'
import { conforms, type RegistrySlice } from 'shared-contract'
import { BENCH_PATH, Bench, type BenchSlice, CHANGES_PATH } from '../bench/bench.ts'

export type BenchState = { state: 'loading' } | { state: 'ready'; bench: Bench } | { state: 'missing' }

/** What there is to look at. It is missing where only the gallery is served, as in `npm run dev`. */
export const $bench = atom<BenchState>({ state: 'loading' })

/** Asks the workbench's server what there is; asked again, slices from elsewhere are fetched anew. */
export async function loadBench(): Promise<BenchState> {
	const bench: unknown = await fetch(BENCH_PATH)
		.then((answer) => answer.json())
		.catch(() => undefined)
	$bench.set(conforms(Bench, bench) ? { state: 'ready', bench } : { state: 'missing' })
	return $bench.get()
}

/** Asks again whenever a slice has been built. */
export function followBuilds(): void {
	const changes = new EventSource(CHANGES_PATH)
	changes.addEventListener('built', () => void loadBench())
	// Where nobody tells of builds, nobody is asked again and again.
	changes.addEventListener('error', () => {
		if ($bench.get().state === 'missing') changes.close()
	})
}

/** The slices that stand beside one in its frame: those of this repository with other names. */
export function othersOf(bench: Bench, { slice }: BenchSlice): RegistrySlice[] {
	const others = bench.slices.filter((each) => each.slice.name !== slice.name && each.source.kind === 'local')
	return others.map((each) => each.slice)
}

/** The slice that an address of the workbench names. */
export function sliceOf(bench: Bench, id: string): BenchSlice | undefined {
	return bench.slices.find((each) => each.id === id)
}
