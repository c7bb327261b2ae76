import { type RawBuilder, sql } from 'kysely'
import { type EpisodeKind, isPartialDate, type ListItem, type RuleResult, validateWebAddress } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { sparseField } from './sparseField.ts'

/** The beginning of the label of an episode, by kind; a regular one has its number alone. */
const LABELS: Readonly<Record<EpisodeKind, string>> = {
	regular: '',
	special: 'S',
	trailer: 'T',
	opening: 'OP',
	ending: 'ED',
	credit: 'C',
	parody: 'P',
	other: 'O',
}

/** The episodes of a title. One that members have seen, rated or discussed cannot be removed. */
export const episodesField = sparseField({
	field: 'episodes',
	kind: 'anime',
	validate: ({ aired }) => validateDate(aired),
	rows: (id) => sql`select s.number as season, e.kind, e.number, e.title, e.aired, e.minutes
		from episode e join season s on s.id = e.season_id where e.title_id = ${id}`,
	async add(db, id, item, memberId) {
		const { season, kind, number, title, aired, minutes } = item
		await sql`insert into season (title_id, number) values (${id}, ${season}) on conflict do nothing`.execute(db)
		const { rows } =
			await sql`insert into episode (title_id, season_id, kind, number, label, title, aired, minutes, added_by)
			select ${id}::int, s.id, ${kind}, ${number}::int, ${LABELS[kind] + number}, ${title}, ${aired}, ${minutes}::int, ${memberId}::uuid
			from season s where s.title_id = ${id} and s.number = ${season} on conflict (season_id, label) do nothing returning id`.execute(
				db,
			)
		// A source may have given the label to an episode with another number.
		if (rows.length === 0) throw refused('list.repeated')
	},
	async update(db, id, item) {
		const { title, aired, minutes } = item
		await sql`update episode e set title = ${title}, aired = ${aired}, minutes = ${minutes} where ${isEpisode(id, item)}`.execute(
			db,
		)
	},
	async remove(db, id, item, isDiscussed) {
		const { rows } = await sql<{ id: number; isRated: boolean }>`select e.id,
				exists (select from episode_vote v where v.episode_id = e.id) as "isRated"
			from episode e where ${isEpisode(id, item)}`.execute(db)
		for (const episode of rows) {
			if (episode.isRated || (await isDiscussed(db, episode.id))) throw refused('list.inUse')
		}
		await sql`delete from episode e where ${isEpisode(id, item)}`.execute(db)
	},
})

const validateDate = (date: string | null): RuleResult<string> =>
	date === null || isPartialDate(date) ? { value: '' } : { code: 'date.invalid' }

function isEpisode(titleId: number, { season, kind, number }: ListItem<'episodes'>): RawBuilder<unknown> {
	return sql`e.title_id = ${titleId} and e.kind = ${kind} and e.number = ${number}
		and e.season_id = (select id from season where title_id = ${titleId} and number = ${season})`
}

const refused = (code: 'list.inUse' | 'list.repeated') =>
	new Problem('request.invalid', 400, { fields: { episodes: code } })

/** The chapters of a manga. A chapter without a volume is in none yet. */
export const chaptersField = sparseField({
	field: 'chapters',
	kind: 'manga',
	validate({ released, url }) {
		const date = validateDate(released)
		return 'code' in date || url === null ? date : validateWebAddress(url)
	},
	rows: (id) => sql`select v.number as volume, c.number::text as number, c.title, c.released, c.reader_url as url
		from chapter c left join volume v on v.id = c.volume_id where c.title_id = ${id}`,
	async add(db, id, { volume, number, title, released, url }, memberId) {
		await sql`insert into chapter (title_id, volume_id, number, title, released, reader_url, added_by)
			values (${id}, ${await volumeId(db, id, volume)}, ${number}::float, ${title}, ${released}, ${url}, ${memberId})`.execute(
			db,
		)
	},
	async update(db, id, { volume, number, title, released, url }) {
		await sql`update chapter set volume_id = ${await volumeId(db, id, volume)}, title = ${title}, released = ${released},
			reader_url = ${url} where title_id = ${id} and number = ${number}::float`.execute(db)
	},
	async remove(db, id, { number }) {
		await sql`delete from chapter where title_id = ${id} and number = ${number}::float`.execute(db)
	},
})

async function volumeId(db: Database, titleId: number, volume: number | null): Promise<number | null> {
	if (volume === null) return null
	const { rows } = await sql<{ id: number }>`insert into volume (title_id, number) values (${titleId}, ${volume})
		on conflict (title_id, number) do update set number = excluded.number returning id`.execute(db)
	return rows[0]?.id ?? null
}
