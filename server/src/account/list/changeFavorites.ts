import { sql } from 'kysely'
import { FAVORITES_PER_GROUP, type Favorite, type FavoriteType, moveBefore } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { favoriteSubject } from './favorites.ts'

interface Named {
	type: FavoriteType
	id: number
}

interface Asked extends Named {
	memberId: string
}

const COLUMNS = { title: 'title_id', character: 'character_id', person: 'person_id', studio: 'studio_id' } as const

/** Puts something at the end of its group. Twice is as once. */
export async function addFavorite(db: Database, asked: Asked & { now: Date; pictures: Pictures }): Promise<Favorite> {
	const { memberId, type, id, now } = asked
	const [kind, favorite] = await favoriteSubject(db, asked)
	await db.transaction().execute(async (transaction) => {
		await holdFavorites(transaction, memberId)
		const { rows } = await sql<{ held: number; last: number; known: boolean }>`
			select count(*)::int as held, coalesce(max(position), 0)::int as last,
				coalesce(bool_or(${sql.ref(COLUMNS[type])} = ${id}), false) as known
			from favorite where member_id = ${memberId} and kind = ${kind}`.execute(transaction)
		const { held = 0, last = 0, known = false } = rows[0] ?? {}
		if (known) return
		if (held >= FAVORITES_PER_GROUP) throw new Problem('favorite.tooMany', 409)
		await sql`insert into favorite (member_id, kind, ${sql.ref(COLUMNS[type])}, position, added_at)
			values (${memberId}, ${kind}, ${id}, ${last + 1}, ${now})`.execute(transaction)
	})
	return favorite
}

/** Takes something off the favourites. Twice is as once. */
export async function removeFavorite(db: Database, { memberId, type, id }: Asked): Promise<void> {
	await sql`delete from favorite
		where member_id = ${memberId} and ${sql.ref(COLUMNS[type])} = ${id}::bigint`.execute(db)
}

/** Puts a favourite before another one of its group, or at the end: one whole order after every move. */
export async function placeFavorite(db: Database, asked: Asked & { before: Named | null }): Promise<void> {
	const { memberId, type, id, before } = asked
	await db.transaction().execute(async (transaction) => {
		await holdFavorites(transaction, memberId)
		const moved = await findRow(transaction, memberId, { type, id })
		if (!moved) throw new Problem('request.notFound', 404)
		// What no number of the database can be is not there: the place is the end.
		const next = before && Number.isSafeInteger(before.id) ? await findRow(transaction, memberId, before) : undefined
		const rows = await transaction
			.selectFrom('favorite')
			.where('member_id', '=', memberId)
			.where('kind', '=', moved.kind)
			.select('id')
			.orderBy('position')
			.orderBy('id')
			.execute()
		const ids = moveBefore(
			rows.map((row) => row.id),
			moved.id,
			next?.id ?? null,
		)
		await sql`update favorite f set position = o.place
			from unnest(${ids}::bigint[]) with ordinality as o (id, place) where f.id = o.id`.execute(transaction)
	})
}

async function findRow(db: Database, memberId: string, { type, id }: Named) {
	return db
		.selectFrom('favorite')
		.where('member_id', '=', memberId)
		.where(sql<boolean>`${sql.ref(COLUMNS[type])} = ${id}::bigint`)
		.select(['id', 'kind'])
		.executeTakeFirst()
}

async function holdFavorites(transaction: Database, memberId: string): Promise<void> {
	await sql`select from member where id = ${memberId} for no key update`.execute(transaction)
}
