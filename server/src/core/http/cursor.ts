import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { isMemberId } from '../identity/memberId.ts'
import { Problem } from '../problem.ts'

/** A row's place in a list that stands by an instant and then by a key. */
export interface Place {
	/** Microseconds since 1970, as Postgres keeps instants: a `Date` would lose three digits, and rows with them. */
	micros: string
	key: string
}

const SHAPE = /^(-?\d{1,17})~(.{1,150})$/

/** Reads where a page begins. @throws Problem 400 where that is no place. */
export function readCursor(cursor: string | undefined): Place | undefined {
	if (cursor === undefined) return undefined
	const [, micros, key] = SHAPE.exec(cursor) ?? []
	if (micros === undefined || key === undefined) throw new Problem('request.invalid', 400)
	return { micros, key }
}

/** The same where the key is a number that a bigint holds. */
export function readNumberedCursor(cursor: string | undefined): Place | undefined {
	const place = readCursor(cursor)
	if (place && !/^\d{1,16}$/.test(place.key)) throw new Problem('request.invalid', 400)
	return place
}

/** The same where the key is a member's id. */
export function readMemberCursor(cursor: string | undefined): Place | undefined {
	const place = readCursor(cursor)
	if (place && !isMemberId(place.key)) throw new Problem('request.invalid', 400)
	return place
}

export function writeCursor({ micros, key }: Place): string {
	return `${micros}~${key}`
}

/** An instant as microseconds, exactly. */
export function microsOf(instant: Expression<unknown>): RawBuilder<string> {
	return sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint::text`
}

/** Microseconds as an instant, exactly. */
export function instantOf(micros: string): RawBuilder<Date> {
	return sql<Date>`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
}

/**
 * The condition that a row stands after a place, where both columns descend and the key is a member's id; every row does
 * where there is no place.
 */
export function beyond(place: Place | undefined, instant: Expression<unknown>, key: Expression<unknown>) {
	if (place === undefined) return sql<SqlBool>`true`
	return sql<SqlBool>`(${instant}, ${key}) < (${instantOf(place.micros)}, ${place.key}::uuid)`
}

/** A page out of the rows that were read, one more than it holds where there are more. */
export function pageOf<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => Place) {
	const items = rows.slice(0, size)
	const last = items.at(-1)
	return { items, next: last && rows.length > size ? writeCursor(placeOf(last)) : null }
}
