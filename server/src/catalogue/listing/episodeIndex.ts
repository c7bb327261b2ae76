import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { VersionFollower } from '../versionFollower.ts'
import { dayNumber, type ShownEpisode, ShownEpisodes } from './shownEpisodes.ts'

/** Titles whose episodes are read in one query; bounds how long parsing blocks the event loop. */
const BATCH_SIZE = 5_000

/** In-memory index of regular episodes by first showing. Loaded by the first request for a list of episodes. */
export class EpisodeIndex extends VersionFollower {
	episodes = new ShownEpisodes()

	protected override clear(): void {
		this.episodes = new ShownEpisodes()
	}

	protected override async applyChange(after: number): Promise<void> {
		for (let last = 0; ; ) {
			const titles = await readChangedTitles(this.db, after, last)
			const present = titles.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)
			this.episodes.change(await readEpisodes(this.db, present), new Set(titles.map(({ id }) => id)))
			if (titles.length < BATCH_SIZE) return
			last = titles.at(-1)?.id ?? last
		}
	}
}

async function readChangedTitles(db: Database, after: number, last: number) {
	const { rows } = await sql<{ id: number; isRemoved: boolean }>`
		select id, removed_at is not null as "isRemoved" from title
		where version > ${after} and id > ${last} order by id limit ${BATCH_SIZE}`.execute(db)
	return rows
}

// One row and one string per title: one row per episode takes five times as long to transfer.
async function readEpisodes(db: Database, titleIds: readonly number[]): Promise<ShownEpisode[]> {
	if (titleIds.length === 0) return []
	const { rows } = await sql<{ titleId: number; shown: string }>`
		select title_id as "titleId", string_agg(id || ' ' || aired, ',') as shown from episode
		where title_id = any(${titleIds}::int[]) and kind = 'regular' and aired is not null
		group by title_id`.execute(db)
	return rows.flatMap(({ titleId, shown }) => shown.split(',').map((text) => parseEpisode(titleId, text)))
}

function parseEpisode(titleId: number, text: string): ShownEpisode {
	const [id = '', aired = ''] = text.split(' ')
	return { id: Number(id), titleId, day: dayNumber(aired) }
}
