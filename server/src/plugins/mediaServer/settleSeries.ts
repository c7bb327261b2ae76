import { sql } from 'kysely'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { advanceTo, titleOnSite } from '../../library/public.ts'

interface OwnSeries {
	memberId: string
	id: string
}

interface Settling extends OwnSeries {
	/** Null ignores the season. */
	titleId: number | null
	/** Added to the number of an episode. */
	offset: number
	now: Date
	pictures: Pictures
}

/**
 * Stores what a season is, and applies it to the episodes that waited.
 *
 * @throws Problem 404 if the member has no such season or there is no such title, 400 if the title has no such episode.
 */
export async function settleSeries(db: Database, { titleId, offset, now, pictures, ...own }: Settling): Promise<void> {
	// Before the change: a title that is not there has no row to refer to.
	const title = titleId === null ? undefined : await titleOnSite(db, titleId)
	if (title?.kind === 'manga') throw new Problem('request.notFound', 404)
	const row = await db
		.updateTable('media_series')
		.set(
			title
				? { state: 'settled', title_id: title.id, episode_offset: offset }
				: { state: 'ignored', title_id: null, episode_offset: 0 },
		)
		.where('id', '=', idOf(own.id))
		.where('member_id', '=', own.memberId)
		.returning(['episode'])
		.executeTakeFirst()
	if (!row) throw new Problem('request.notFound', 404)
	if (!title) return
	const episode = row.episode + offset
	const outcome = await advanceTo(db, { memberId: own.memberId, titleId: title.id, episode, now, pictures })
	if (outcome === 'beyond') throw new Problem('request.invalid', 400, { fields: { offset: 'entry.progress.beyond' } })
}

/** Forgets a season and the choice for it. @throws Problem 404 if the member has no such season. */
export async function forgetSeries(db: Database, { memberId, id }: OwnSeries): Promise<void> {
	const { rows } = await sql`delete from media_series where id = ${idOf(id)} and member_id = ${memberId}
		returning id`.execute(db)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
}

function idOf(id: string): string {
	if (!/^[1-9]\d{0,17}$/.test(id)) throw new Problem('request.notFound', 404)
	return id
}
