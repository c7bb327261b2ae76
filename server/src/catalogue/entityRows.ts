import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'
import { foldName } from './fold.ts'
import type { Change } from './indexRows.ts'
import type { Group } from './search/documents.ts'

/** A person, a character or a studio as a JSON array, in the order of the selected columns. */
type EntityRow = [
	id: number,
	names: (string | null)[],
	isHidden: boolean,
	titles: number,
	renown: number,
	bestTitle: number | null,
]

type EntityGroup = Group & ('people' | 'characters' | 'studios')

/** The titles of each entity `x`, as SQL for a list of ids. */
const TITLES: Record<EntityGroup, RawBuilder<unknown>> = {
	people: sql`select title_id from title_staff where person_id = x.id
		union select title_id from title_voice where person_id = x.id`,
	characters: sql`select title_id from title_cast where character_id = x.id
		union select title_id from title_voice where character_id = x.id`,
	studios: sql`select distinct title_id from title_studio where studio_id = x.id`,
}

const TABLES: Record<EntityGroup, string> = { people: 'person', characters: 'character', studios: 'studio' }

/** The number of titles at which a busy entity is no better known than a busier one. */
const MANY_TITLES = 30
/** The share of renown that depends on the number of titles; the rest is that of the best-known title. */
const NUMBER_SHARE = 0.25

/** The people, characters and studios that changed after a version, or whose titles did, in batches of `batchSize`. */
export async function* readChangedEntities(db: Database, after: number, batchSize: number): AsyncGenerator<Change[]> {
	for (const group of ['people', 'characters', 'studios'] as const) {
		for (let last = 0; ; ) {
			const rows = await readRows(db, group, { after, last, batchSize })
			if (rows.length > 0) yield rows.map((row) => entityChange(group, row))
			if (rows.length < batchSize) break
			last = rows.at(-1)?.[0] ?? last
		}
	}
}

interface Batch {
	after: number
	last: number
	batchSize: number
}

async function readRows(db: Database, group: EntityGroup, { after, last, batchSize }: Batch): Promise<EntityRow[]> {
	const { rows } = await sql<{ entities: EntityRow[] | null }>`
		select json_agg(json_build_array(x.id, json_build_array(x.name, x.native_name), x.merged_into is not null,
			n.titles, n.renown, n.best) order by x.id) as entities
		from (select * from ${sql.table(TABLES[group])} where id > ${last} ${after < 0 ? sql`` : changed(group, after)}
			order by id limit ${batchSize}) x
		left join lateral (
			select count(*)::int as titles, coalesce(max(t.renown), 0) as renown,
				(array_agg(t.id order by t.renown desc, t.popularity desc, t.id))[1] as best
			from (${TITLES[group]}) own join title t on t.id = own.title_id and t.removed_at is null
		) n on true`.execute(db)
	return rows[0]?.entities ?? []
}

/** SQL condition: the entity itself has changed, or one of its titles. */
function changed(group: EntityGroup, after: number): RawBuilder<unknown> {
	return sql`and (version > ${after} or id in (${OF_TITLES[group]} where t.version > ${after}))`
}

/** The ids of the entities of each title `t`. */
const OF_TITLES: Record<EntityGroup, RawBuilder<unknown>> = {
	people: sql`select o.person_id from title t join (
			select title_id, person_id from title_staff union all select title_id, person_id from title_voice
		) o on o.title_id = t.id`,
	characters: sql`select o.character_id from title t join (
			select title_id, character_id from title_cast union all select title_id, character_id from title_voice
		) o on o.title_id = t.id`,
	studios: sql`select o.studio_id from title t join title_studio o on o.title_id = t.id`,
}

function entityChange(group: EntityGroup, [id, names, isHidden, titles, renown, best]: EntityRow): Change {
	const many = Math.min(1, Math.log1p(titles) / Math.log1p(MANY_TITLES))
	return {
		// Without a title there is nothing to find on its page.
		isRemoved: isHidden || titles === 0,
		document: {
			id,
			group,
			titles: { total: titles, best: best ?? 0 },
			renown: (1 - NUMBER_SHARE) * renown + NUMBER_SHARE * many,
			names: names.flatMap((name, index) => (name === null ? [] : [{ id: index, folded: foldName(name) }])),
		},
	}
}
