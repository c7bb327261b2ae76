import { type Kysely, sql } from 'kysely'
import { raiseVersion, recordDeletion } from '../catalogue/recordChanges.ts'
import { followDates } from '../catalogue/status/followDates.ts'
import type { Database, Schema } from '../core/database/schema.ts'
import { findCandidates } from './findCandidates.ts'
import type { Run } from './mapping.ts'
import { showGuesses } from './write/names.ts'

const FEATURED = 6

/** The steps after all files have been imported. Idempotent. */
export async function finishImport({ db, now, isRefresh = false }: Run): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		await findTargets(transaction)
		// A list of excluded titles may be imported after the titles.
		const { rows } = await sql`select t.id from title t join external_id e on e.title_id = t.id
			join withheld_work w on w.site = e.site and w.id = e.id where t.removed_at is null or not t.is_adult limit 1`.execute(
			transaction,
		)
		if (rows.length > 0) {
			const version = await raiseVersion(transaction)
			await sql`update title t set removed_at = coalesce(t.removed_at, now()), is_adult = true, version = ${version} from external_id e, withheld_work w
				where e.title_id = t.id and w.site = e.site and w.id = e.id and (t.removed_at is null or not t.is_adult)`.execute(
				transaction,
			)
		}
	})
	// What follows joins whole tables: without statistics of what was just written it takes hours.
	if (!isRefresh) await sql`analyze`.execute(db)
	// A source's status is as old as its file.
	await db.transaction().execute((transaction) => followDates(transaction, now))
	await findRelationCandidates(db)
	await db.transaction().execute(async (transaction) => {
		await showGuesses(transaction)
		await findCandidates(transaction)
	})
	await featureKnownTitles(db)
}

/** Finds the titles that relations name by the key of a source. */
export async function findTargets(db: Database): Promise<void> {
	await sql`update title_relation r set target_id = e.title_id from external_id e
		where r.target_id is null and e.title_id <> r.title_id and e.site = r.target_site and e.id = r.target_key`.execute(
		db,
	)
}

/** Fills the carousel with real titles, airing and best known; a carousel that was chosen by hand stays. */
async function featureKnownTitles(db: Kysely<Schema>): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		const { rows } = await sql`select from featured f join title t on t.id = f.title_id where not t.is_sample
			limit 1`.execute(transaction)
		if (rows.length > 0) return
		const picked = await transaction
			.selectFrom('title')
			.select('id')
			.where('kind', '=', 'anime')
			.where('is_sample', '=', false)
			.where('removed_at', 'is', null)
			.where(sql<boolean>`exists (select from title_synopsis s where s.title_id = title.id)`)
			.orderBy(sql`status = 'releasing'`, 'desc')
			.orderBy('renown', 'desc')
			.orderBy('id')
			.limit(FEATURED)
			.execute()
		if (picked.length === 0) return
		await transaction.deleteFrom('featured').execute()
		await transaction
			.insertInto('featured')
			.values(picked.map(({ id }, index) => ({ position: index + 1, title_id: id })))
			.execute()
	})
}

/** Deletes the sample catalogue and community. */
export async function removeSamples(db: Kysely<Schema>): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		await transaction.deleteFrom('title').where('is_sample', '=', true).execute()
		await transaction.deleteFrom('news_article').where('is_sample', '=', true).execute()
		await transaction.deleteFrom('community_group').where('is_sample', '=', true).execute()
		await transaction.deleteFrom('member').where('is_sample', '=', true).execute()
		await deleteOrphans(transaction)
		await recordDeletion(transaction)
	})
}

/** Deletes the people, studios and tags that only samples had. */
async function deleteOrphans(transaction: Database): Promise<void> {
	await sql`delete from person p where not exists (select from title_staff where person_id = p.id)
		and not exists (select from title_voice where person_id = p.id)`.execute(transaction)
	await sql`delete from studio s where not exists (select from title_studio where studio_id = s.id)`.execute(
		transaction,
	)
	await sql`delete from tag g where not exists (select from title_tag where tag_id = g.id)`.execute(transaction)
}

/**
 * Stores anime and manga with the same Japanese name as candidates of a relation, which members confirm. What is related already, or was
 * answered, is left out.
 */
async function findRelationCandidates(db: Database): Promise<void> {
	await sql`insert into relation_candidate (from_id, to_id, kind, reason)
		select a.id, m.id, case when m.year > a.year then 'adaptation' else 'source' end, 'name.native'
		from title a join title m on m.native_title = a.native_title and m.kind = 'manga'
		where a.kind <> 'manga' and char_length(a.native_title) > 1 and not a.is_sample and not m.is_sample
			and a.removed_at is null and m.removed_at is null
			and not exists (select from title_relation r where r.title_id = a.id and r.target_id = m.id)
			and not exists (select from title_relation r where r.title_id = m.id and r.target_id = a.id)
		on conflict (from_id, to_id) do nothing`.execute(db)
}
