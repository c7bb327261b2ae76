import { SYNC_FIELDS, type SyncField } from 'shared-contract'
import type { Fields } from './tables.ts'

/** What a field is before anybody has said something. */
const BLANK: Partial<Fields> = { progress: 0, volumes: 0, score: null, startedOn: null, finishedOn: null, rewatches: 0 }

/** A side of an entry: its values and the instant of its last change. */
export interface Side {
	fields: Fields
	changedAt: Date
}

/** What both sides were when they last agreed. */
export interface Agreement {
	here: Partial<Fields>
	there: Partial<Fields>
}

/** The fields that each side takes from the other, and those of them that both had changed. */
export interface Merge {
	toHere: SyncField[]
	toThere: SyncField[]
	conflicts: SyncField[]
}

/**
 * Merges an entry field by field (three-way merge). A side has changed a field if it differs from what that side was at the
 * last agreement, so what one side took from the other is no change of it, however it writes the value. If both have
 * changed it, the side that was changed last wins.
 */
export function merge(
	here: Side | null,
	there: Side | null,
	agreed: Agreement,
	equal: readonly SyncField[] = [],
): Merge {
	const merged: Merge = { toHere: [], toThere: [], conflicts: [] }
	const isNewerHere = here !== null && (there === null || here.changedAt >= there.changedAt)
	for (const field of SYNC_FIELDS) {
		if (equal.includes(field)) continue
		const hasChanged = (side: Side | null, at: Partial<Fields>) =>
			side !== null && side.fields[field] !== (field in at ? at[field] : BLANK[field])
		const [changedHere, changedThere] = [hasChanged(here, agreed.here), hasChanged(there, agreed.there)]
		if (changedHere && changedThere) merged.conflicts.push(field)
		if (changedHere && (isNewerHere || !changedThere)) merged.toThere.push(field)
		else if (changedThere) merged.toHere.push(field)
	}
	return merged
}

/** The values of some fields. */
export function pick(fields: Partial<Fields>, names: readonly SyncField[]): Partial<Fields> {
	return Object.fromEntries(names.map((name) => [name, fields[name] ?? BLANK[name]]))
}
