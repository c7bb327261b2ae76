import type { ListEntry } from 'shared-contract'
import type { ApiEntry } from 'shared-contract/v1'

/** An entry as the API shows it. `origin` makes its addresses absolute. */
export function apiEntry(
	{ title, progress, volumes, rewatches, isRepeat, facts, ...entry }: ListEntry,
	origin: string,
): ApiEntry {
	const { id, kind, format, title: name, imageUrl } = title
	return {
		...entry,
		tags: entry.tags ?? [],
		title: { id, kind, format, name, pictureUrl: new URL(imageUrl, origin).href },
		progress: progress.current,
		total: progress.total,
		volumes: volumes.current,
		repeats: rewatches,
	}
}
