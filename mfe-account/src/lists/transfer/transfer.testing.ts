import type { ImportRow, ListImport } from 'shared-contract'
import { aTitle } from '../../shared/testing/entries.testing.ts'

export const IMPORT_ID = '0b1b7a52-5a0e-4b56-9d6f-0f4bb2c7c001'

/** An import with defaults for tests. */
export function anImport(more: Partial<ListImport> = {}): ListImport {
	return {
		id: IMPORT_ID,
		state: 'checked',
		fileName: 'lista.xml',
		format: 'mal',
		kinds: ['anime'],
		sourceOwner: 'bia_la',
		username: 'Bia',
		existing: 'file',
		scale: { name: 'POINT_10', isGuessed: false },
		counts: { created: 1, changed: 1, unchanged: 0, refused: 1 },
		lists: { made: [], added: 0 },
		checkedAt: '2026-04-01T12:00:00.000Z',
		appliedAt: null,
		undoneAt: null,
		skippedByUndo: 0,
		...more,
	}
}

/** A row of that import. */
export function aRow(place: number, more: Partial<ImportRow> = {}): ImportRow {
	return {
		place,
		line: place * 10,
		kind: 'anime',
		sourceId: String(place),
		sourceTitle: `Title ${place}`,
		title: aTitle(place),
		verdict: 'created',
		reason: null,
		field: null,
		notes: [],
		before: null,
		after: {
			status: 'completed',
			progress: 12,
			volumes: 0,
			score: 8,
			startedOn: '2019-04',
			finishedOn: null,
			rewatches: 2,
			notes: 'boa',
			isPrivate: false,
		},
		...more,
	}
}
