import type { Kind, RangeFilter } from 'shared-contract'

/** What the words call a range: the parts of a manga are chapters. */
export function rangeWord(range: RangeFilter, kind: Kind): RangeFilter | 'chapters' {
	return range === 'episodes' && kind === 'manga' ? 'chapters' : range
}
