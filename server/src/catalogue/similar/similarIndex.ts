import { sql } from 'kysely'
import type { Genre, Kind } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { VersionFollower } from '../versionFollower.ts'
import { ContentIndex } from './contentIndex.ts'
import { featureOf, genreFeature } from './feature.ts'

/** Rows read in one query; bounds how long parsing blocks the event loop. */
const BATCH_SIZE = 2_000

/** The staff by whose other works a title is compared: those who make its story and its look. */
const MAIN_ROLES = ['director', 'chiefDirector', 'seriesComposition', 'originalStory', 'storyAndArt', 'story', 'art']

/** In-memory index of what titles have in common. Loaded by the first request that needs it. */
export class SimilarIndex extends VersionFollower {
	content = new ContentIndex()

	protected override clear(): void {
		this.content = new ContentIndex()
	}

	protected override async applyChange(after: number): Promise<void> {
		for (let last = 0; ; ) {
			const rows = await readRows(this.db, after, last)
			for (const row of rows) this.#apply(row)
			if (rows.length < BATCH_SIZE) return
			last = rows.at(-1)?.[0] ?? last
		}
	}

	#apply([id, kind, year, renown, isRemoved, genres, tags, studios, staff]: Row): void {
		if (isRemoved) {
			this.content.remove(id)
			return
		}
		const features = [
			...(genres ?? []).map(genreFeature),
			...(tags ?? []).map((tag) => featureOf('tag', tag)),
			...(studios ?? []).map((studio) => featureOf('studio', studio)),
			...(staff ?? []).map((person) => featureOf('staff', person)),
		]
		this.content.put({ id, kind, year, renown, features })
	}
}

/** A title as a JSON array, in the order of the selected columns. */
type Row = [
	id: number,
	kind: Kind,
	year: number | null,
	renown: number,
	isRemoved: boolean,
	genres: Genre[] | null,
	tags: number[] | null,
	studios: number[] | null,
	staff: number[] | null,
]

// A batch is one JSON value: one row per title costs several times the CPU time.
async function readRows(db: Database, after: number, last: number): Promise<Row[]> {
	const { rows } = await sql<{ titles: Row[] | null }>`
		select json_agg(json_build_array(t.id, t.kind, t.year, t.renown, t.removed_at is not null,
			(select json_agg(genre order by genre) from title_genre where title_id = t.id),
			(select json_agg(tag_id order by tag_id) from title_tag where title_id = t.id),
			(select json_agg(distinct studio_id order by studio_id) from title_studio where title_id = t.id and role = 'studio'),
			(select json_agg(distinct person_id order by person_id) from title_staff where title_id = t.id
				and split_part(role, ' (', 1) = any(${MAIN_ROLES}))
		) order by t.id) as titles
		from (select * from title where version > ${after} and id > ${last} order by id limit ${BATCH_SIZE}) t`.execute(db)
	return rows[0]?.titles ?? []
}
