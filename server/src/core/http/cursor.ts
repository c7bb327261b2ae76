import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { isMemberId } from '../identity/memberId.ts'
import { Problem } from '../problem.ts'

/** The position of a row in a list that is ordered by an instant and then by a key. */
export interface Cursor {
	/** Microseconds since 1970, the precision of Postgres. A `Date` would lose three digits and skip rows. */
	micros: string
	key: string
}

const SHAPE = /^(-?\d{1,17})~(.{1,150})$/

/** Parses the cursor of a request. @throws Problem 400 when it is malformed */
export function readCursor(text: string | undefined): Cursor | undefined {
	if (text === undefined) return undefined
	const [, micros, key] = SHAPE.exec(text) ?? []
	if (micros === undefined || key === undefined) throw new Problem('request.invalid', 400)
	return { micros, key }
}

/** Parses a cursor whose key is a `bigint`. @throws Problem 400 when it is malformed */
export function readNumberedCursor(text: string | undefined): Cursor | undefined {
	const cursor = readCursor(text)
	if (cursor && !/^\d{1,16}$/.test(cursor.key)) throw new Problem('request.invalid', 400)
	return cursor
}

/** Parses a cursor whose key is a member's id. @throws Problem 400 when it is malformed */
export function readMemberCursor(text: string | undefined): Cursor | undefined {
	const cursor = readCursor(text)
	if (cursor && !isMemberId(cursor.key)) throw new Problem('request.invalid', 400)
	return cursor
}

export function writeCursor({ micros, key }: Cursor): string {
	return `${micros}~${key}`
}

/** SQL for an instant as microseconds, without loss. */
export function microsOf(instant: Expression<unknown>): RawBuilder<string> {
	return sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint::text`
}

/** SQL for microseconds as an instant, without loss. */
export function instantOf(micros: string): RawBuilder<Date> {
	return sql<Date>`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
}

/**
 * The condition that a row comes after a cursor in descending order, for a key that is a member's id. Without a cursor it
 * is true.
 */
export function afterCursor(cursor: Cursor | undefined, instant: Expression<unknown>, key: Expression<unknown>) {
	if (cursor === undefined) return sql<SqlBool>`true`
	return sql<SqlBool>`(${instant}, ${key}) < (${instantOf(cursor.micros)}, ${cursor.key}::uuid)`
}

/** A page and the cursor of the next one. The query reads one row more than a page to learn whether there is a next one. */
export function cursorPage<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) {
	const items = rows.slice(0, size)
	const last = items.at(-1)
	return { items, next: last && rows.length > size ? writeCursor(cursorOf(last)) : null }
}
