import { atom } from 'nanostores'
import { conforms, type RegistrySlice } from 'shared-contract'
import { BUILD_EVENTS_PATH, INDEX_PATH, type IndexedSlice, WorkbenchIndex } from '../protocol/workbenchIndex.ts'

export type IndexState = { state: 'loading' } | { state: 'ready'; index: WorkbenchIndex } | { state: 'unavailable' }

/** The index of slices. It is unavailable under `npm run dev`, which serves the gallery alone. */
export const $index = atom<IndexState>({ state: 'loading' })

/** Loads the index. The server fetches remote slices again at each request. */
export async function loadIndex(): Promise<IndexState> {
	const index: unknown = await fetch(INDEX_PATH)
		.then((response) => response.json())
		.catch(() => undefined)
	$index.set(conforms(WorkbenchIndex, index) ? { state: 'ready', index } : { state: 'unavailable' })
	return $index.get()
}

/** Reloads the index after each build. */
export function reloadOnBuild(): void {
	const events = new EventSource(BUILD_EVENTS_PATH)
	events.addEventListener('built', () => void loadIndex())
	// Without the workbench's server, EventSource would reconnect for ever.
	events.addEventListener('error', () => {
		if ($index.get().state === 'unavailable') events.close()
	})
}

/** The other slices in the registry of a slice's frame: the local ones with other names. */
export function otherSlices(index: WorkbenchIndex, { slice }: IndexedSlice): RegistrySlice[] {
	const others = index.slices.filter((each) => each.slice.name !== slice.name && each.source.kind === 'local')
	return others.map((each) => each.slice)
}

/** The slice with an id. */
export function findSlice(index: WorkbenchIndex, id: string): IndexedSlice | undefined {
	return index.slices.find((each) => each.id === id)
}
