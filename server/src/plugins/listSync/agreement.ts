import type { SyncField } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Pair } from './compare.ts'
import { pick } from './merge.ts'
import type { Fields } from './tables.ts'

/** What a field is on both sides from now on: with it neither side has changed. */
export interface Agreed {
	fields: readonly SyncField[]
	here: Partial<Fields>
	there: Partial<Fields>
}

/** The agreement of a pair with some fields agreed on, as a row. The pair remembers it. */
export function agreedRow(pair: Pair, syncId: string, { fields, here, there }: Agreed) {
	const { titleId, foreignId, agreed } = pair
	pair.agreed = {
		...{ titleId, foreignId, goneFrom: null, answer: null },
		here: { ...agreed?.here, ...pick(here, fields) },
		there: { ...agreed?.there, ...pick(there, fields) },
	}
	return {
		...{ sync_id: syncId, title_id: titleId, foreign_id: foreignId, gone_from: null, answer: null },
		...{ here: pair.agreed.here, there: pair.agreed.there },
	}
}

/** The fields that are the same on both sides, without those that were agreed on so. */
export function newlyEqual({ here, there, agreed, equal }: Pair): SyncField[] {
	return equal.filter(
		(field) => agreed?.here[field] !== here?.fields[field] || agreed?.there[field] !== there?.fields[field],
	)
}

/** Stores agreements, in one statement. */
export function saveAgreed(db: Database, rows: ReturnType<typeof agreedRow>[]): Promise<void> {
	return insertRows(db, 'list_sync_entry', rows, { overwriteBy: ['sync_id', 'title_id'] })
}
