import { sql } from 'kysely'
import { type Format, type Kind, titlePath } from 'shared-contract'
import { foldName, lockVersion, recordChanges } from '../../catalogue/public.ts'
import type { EntityKey, FieldTexts } from '../../catalogue/revision/editedFields.ts'
import { readFields } from '../../catalogue/revision/lockFields.ts'
import { insertRevision } from '../../catalogue/revision/writeRevision.ts'
import { rescore } from '../../catalogue/vote/rescore.ts'
import type { SourceColumns } from '../../catalogue/vote/summary.ts'
import type { StoredNotification } from '../../community/notification/notify.ts'
import { RELEASES_ON_SITE, RELEASES_WANTED } from '../../community/notification/preferences.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { countTwins, moveOpinions } from './moveOpinions.ts'
import { moveSoftReferences, secondReviews } from './moveSoftReferences.ts'
import { moveByRules, moveParts, type Titles } from './moveTitle.ts'

interface MergedTitle {
	id: number
	kind: Kind
	format: Format
	title: string
}

interface Merge extends Titles {
	memberId: string
	now: Date
}

/**
 * Makes two titles one. The address of the first leads to the second, which gets everything that members did with the first; what
 * the second says of itself stays, and what it lacks is added.
 *
 * @returns the path of the second, and the notifications of those who had the first on their lists.
 * @throws Problem 404 if one of them does not exist, is removed or merged; 400 for one with itself or with one of another kind.
 */
export async function mergeTitles(
	db: Database,
	{ memberId, now, ...titles }: Merge,
): Promise<{ path: string; told: StoredNotification[] }> {
	return inTransaction(db, async (transaction) => {
		// Every write of the catalogue locks the version first, which avoids deadlocks.
		await lockVersion(transaction)
		const [from, into] = await requirePair(transaction, titles, sql`for update`)
		const key = { entity: 'title', id: into.id } as const
		const before = await readFields(transaction, key)
		const told = await storeNotifications(transaction, from, into, now)
		await moveOpinions(transaction, titles)
		await moveParts(transaction, titles)
		await secondReviews(transaction, titles)
		await moveSoftReferences(transaction, titles, now)
		await moveByRules(transaction, titles)
		await countTwins(transaction, titles)
		await fillTitle(transaction, from, into)
		await sql`update title set merged_into = ${into.id}, removed_at = ${now} where id = ${from.id}`.execute(transaction)
		await writeMerge(transaction, { ...key, memberId, now }, from, before)
		const version = await recordChanges(transaction, { titles: [from.id, into.id] })
		await rescore(transaction, [into.id], version)
		return { path: titlePath(into), told }
	})
}

/** The fields that say what `from` was: an import leaves them alone as fields of a revision. */
const KEPT = ['names', 'externalIds', 'relations'] as const

/** Writes the revision of the merge, which says what changed of these fields. */
async function writeMerge(
	db: Database,
	writing: EntityKey & { memberId: string; now: Date },
	from: MergedTitle,
	former: FieldTexts,
): Promise<void> {
	const texts = await readFields(db, writing)
	const changed = KEPT.filter((field) => texts[field] !== former[field])
	const of = (given: FieldTexts) => Object.fromEntries(changed.map((field) => [field, given[field] ?? '']))
	const after = { ...of(texts), merged: from.title, mergedId: String(from.id) }
	await insertRevision(db, { ...writing, before: { ...of(former), merged: '' }, after })
}

/** The two titles of a merge. @throws Problem as {@link mergeTitles} does. */
export async function requirePair(
	db: Database,
	{ from, into }: Titles,
	lock = sql``,
): Promise<[from: MergedTitle, into: MergedTitle]> {
	if (from === into) throw new Problem('request.invalid', 400, { fields: { into: 'list.repeated' } })
	const { rows } = await sql<MergedTitle>`select id, kind, format, title from title
		where id in (${from}, ${into}) and removed_at is null order by id = ${into} ${lock}`.execute(db)
	const [merged, staying] = rows
	if (!merged || !staying) throw new Problem('request.notFound', 404)
	if (merged.kind !== staying.kind) throw new Problem('merge.kind', 400)
	return [merged, staying]
}

/** Its event is one that every released slice knows; `about` selects the message in the newer ones. */
async function storeNotifications(db: Database, from: MergedTitle, into: MergedTitle, now: Date) {
	const params = JSON.stringify({ title: into.title, about: 'merged', merged: from.title })
	const { rows } = await sql<StoredNotification>`
		insert into notification (member_id, type, event, params, link, created_at, on_site)
		select saved.member_id, 'update', 'siteUpdate', ${params}::jsonb, ${titlePath(into)}, ${now}, ${RELEASES_ON_SITE}
		from list_entry saved left join notification_preference preference on preference.member_id = saved.member_id
		where saved.title_id = ${from.id} and saved.removed_at is null and ${RELEASES_WANTED}
		order by saved.member_id
		returning id, member_id as "memberId", on_site as "onSite"`.execute(db)
	return rows
}

/** Adds what the title that stays lacks: its pictures and names, and the row of a source where it comes from none. */
async function fillTitle(db: Database, from: MergedTitle, into: MergedTitle): Promise<void> {
	await sql`insert into title_name (title_id, position, language, name, folded)
		select ${into.id}::int, coalesce(max(position) + 1, 0), 'synonym', ${from.title}, ${foldName(from.title)}
		from title_name where title_id = ${into.id} having coalesce(bool_and(name <> ${from.title}), true)`.execute(db)
	const filled = [
		...[
			'english_title',
			'native_title',
			'romaji_title',
			'poster_url',
			'banner_url',
			'year',
			'season',
			'started',
			'ended',
		],
		...['minutes', 'episode_count', 'chapter_count', 'volume_count'],
	]
	const set = filled.map((name) => sql`${sql.ref(name)} = coalesce(${sql.ref(`i.${name}`)}, ${sql.ref(`f.${name}`)})`)
	await sql`update title i set ${sql.join(set)}, information = f.information || i.information, renown = greatest(i.renown, f.renown), views = i.views + f.views
		from title f where f.id = ${from.id} and i.id = ${into.id}`.execute(db)
	await moveSource(db, from.id, into.id)
}

/**
 * An import finds `into` by its ids. It goes on to write the row that made `from` only where `into` has none of its own:
 * two rows would overwrite each other.
 */
async function moveSource(db: Database, from: number, into: number): Promise<void> {
	const { rows } = await sql<{ key: string } & SourceColumns & Columns<'title', 'source' | 'licence' | 'members'>>`
		select f.source_key as key, f.source, f.licence, f.source_rating, f.source_votes, f.source_weight, f.members from title f join title i on i.id = ${into} and i.source_key is null
		where f.id = ${from} and f.source_key is not null`.execute(db)
	const [moved] = rows
	if (!moved) return
	await sql`update title set source_key = null where id = ${from}`.execute(db)
	const { key: source_key, ...columns } = moved
	await db
		.updateTable('title')
		.set({ source_key, ...columns })
		.where('id', '=', into)
		.execute()
	await sql`update import_record set title_id = ${into} where title_id = ${from}`.execute(db)
}
