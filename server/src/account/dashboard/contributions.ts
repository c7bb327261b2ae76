import { sql } from 'kysely'
import {
	CONTRIBUTIONS_PAGE_SIZE,
	EDITED_ENTITIES,
	type EditedEntity,
	type EditField,
	isListField,
	type ownContributionsRoute,
	type RouteAnswer,
} from 'shared-contract'
import { type FieldTexts, storedColumns, storedFields } from '../../catalogue/public.ts'
import { subjectsOf } from '../../community/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { type ContributionRow, presentContribution } from './presentContribution.ts'

interface ContributionsQuery {
	/** The author of the revisions; null for all authors. */
	memberId: string | null
	/** Only revisions older than this one. */
	before: number | null
	/** True if the viewer may undo other members' revisions. */
	isModerator: boolean
}

/** One page of revisions with their states, newest first. */
export async function readContributions(
	db: Database,
	query: ContributionsQuery,
): Promise<RouteAnswer<typeof ownContributionsRoute>> {
	const rows = await readRows(db, query)
	const page = rows.slice(0, CONTRIBUTIONS_PAGE_SIZE)
	const [subjects, current] = await Promise.all([
		subjectsOf(
			db,
			page.flatMap(({ entity, entity_id }) =>
				// People, characters and studios have their name alone.
				entity === 'title' || entity === 'episode' || entity === 'article'
					? [{ kind: entity, id: String(entity_id) }]
					: [],
			),
		),
		readCurrentTexts(db, page),
	])
	const items = page.map((row) => {
		const state = { subject: subjects.get(currentKey(row)) ?? null, texts: current.get(currentKey(row)) ?? {} }
		return presentContribution(row, state, query.isModerator)
	})
	return { items, older: rows.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

async function readRows(db: Database, { memberId, before }: ContributionsQuery): Promise<ContributionRow[]> {
	const byAuthor = memberId === null ? sql`true` : sql`r.member_id = ${memberId}`
	const older = before === null ? sql`` : sql`and r.id < ${before}`
	const { rows } = await sql<ContributionRow>`
		select r.id, r.entity, r.entity_id, r.made_at, r.before, r.after, r.undoes, r.undone_by,
			r.member_id, m.username, m.avatar_url, coalesce(t.title, o.title, a.title, p.name, c.name, s.name) as name
		from revision r left join member m on m.id = r.member_id
		left join title t on r.entity = 'title' and t.id = r.entity_id
		left join episode e on r.entity = 'episode' and e.id = r.entity_id left join title o on o.id = e.title_id
		left join person p on r.entity = 'person' and p.id = r.entity_id
		left join character c on r.entity = 'character' and c.id = r.entity_id
		left join studio s on r.entity = 'studio' and s.id = r.entity_id
		left join news_article a on r.entity = 'article' and a.id = r.entity_id
		where ${byAuthor} ${older} and not coalesce(t.is_adult, o.is_adult, false) order by r.id desc limit ${CONTRIBUTIONS_PAGE_SIZE + 1}`.execute(
		db,
	)
	return rows
}

interface EntityKey {
	entity: string
	entity_id: number
}

type StoredTexts = { id: number } & Partial<Record<EditField, string | null>>

/** The present texts of edited entities, by {@link currentKey}. Lists are left out: they are merged, not compared. */
async function readCurrentTexts(db: Database, entities: readonly EntityKey[]): Promise<Map<string, FieldTexts>> {
	const found = await Promise.all(
		EDITED_ENTITIES.map((entity) => {
			const ids = entities.filter((one) => one.entity === entity).map(({ entity_id }) => entity_id)
			return readTexts(db, entity, [...new Set(ids)])
		}),
	)
	return new Map(found.flat())
}

/** The key of an entity in the texts of {@link readCurrentTexts}. */
const currentKey = ({ entity, entity_id }: EntityKey): string => `${entity} ${entity_id}`

async function readTexts(db: Database, entity: EditedEntity, ids: readonly number[]): Promise<[string, FieldTexts][]> {
	if (ids.length === 0) return []
	const fields = storedFields(entity).filter(([name]) => !isListField(name))
	const { rows } = await sql<StoredTexts>`
		select e.id, ${storedColumns(fields)} from ${sql.table(entity)} e where e.id = any(${ids}::int[])`.execute(db)
	return rows.map((row) => {
		const texts = fields.map(([name, field]) => [name, field.toText(row[name] ?? null, row.id)] as const)
		return [currentKey({ entity, entity_id: row.id }), Object.fromEntries(texts)]
	})
}
