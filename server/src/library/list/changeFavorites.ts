import { sql } from 'kysely'
import { FAVORITES_PER_GROUP, type Favorite, type FavoriteType, moveBefore } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { lockMember } from '../../core/identity/lockMember.ts'
import { Problem } from '../../core/problem.ts'
import { favoriteSubject } from './favorites.ts'

interface FavoriteKey {
	type: FavoriteType
	id: number
}

interface FavoriteRequest extends FavoriteKey {
	memberId: string
}

const COLUMNS = { title: 'title_id', character: 'character_id', person: 'person_id', studio: 'studio_id' } as const

/** Adds a favourite at the end of its group. Idempotent. */
export async function addFavorite(
	db: Database,
	favoriteRequest: FavoriteRequest & { now: Date; pictures: Pictures },
): Promise<Favorite> {
	const { memberId, type, id, now } = favoriteRequest
	const [kind, favorite] = await favoriteSubject(db, favoriteRequest)
	await db.transaction().execute(async (transaction) => {
		await lockMember(transaction, memberId)
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

/** Removes a favourite. Idempotent. */
export async function removeFavorite(db: Database, { memberId, type, id }: FavoriteRequest): Promise<void> {
	await sql`delete from favorite
		where member_id = ${memberId} and ${sql.ref(COLUMNS[type])} = ${id}::bigint`.execute(db)
}

/** Moves a favourite before another one of its group, or to the end, and renumbers the group. */
export async function placeFavorite(
	db: Database,
	favoriteRequest: FavoriteRequest & { before: FavoriteKey | null },
): Promise<void> {
	const { memberId, type, id, before } = favoriteRequest
	await db.transaction().execute(async (transaction) => {
		await lockMember(transaction, memberId)
		const moved = await findRow(transaction, memberId, { type, id })
		if (!moved) throw new Problem('request.notFound', 404)
		// An id beyond the database's integers does not exist: the favourite moves to the end.
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

async function findRow(db: Database, memberId: string, { type, id }: FavoriteKey) {
	return db
		.selectFrom('favorite')
		.where('member_id', '=', memberId)
		.where(sql<boolean>`${sql.ref(COLUMNS[type])} = ${id}::bigint`)
		.select(['id', 'kind'])
		.executeTakeFirst()
}
