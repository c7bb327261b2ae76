import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ListImport } from 'shared-contract'
import { sortName } from '../../catalogue/fold.ts'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

interface NewTitle {
	kind?: 'anime' | 'manga'
	format?: 'TV' | 'Movie' | 'OVA' | 'Manga'
	total?: number | null
	mal?: string
	anilist?: string
	year?: number
}

/** An `<anime>` of MyAnimeList's XML, with what a test gives it. */
export function malAnime(fields: Record<string, string | number>): string {
	return malRow('anime', fields)
}

/** The same, for a `<manga>`. */
export function malManga(fields: Record<string, string | number>): string {
	return malRow('manga', fields)
}

function malRow(element: 'anime' | 'manga', fields: Record<string, string | number>): string {
	const given = { my_status: 'Completed', my_score: 0, update_on_import: 0, ...fields }
	return `<${element}>${Object.entries(given)
		.map(([name, value]) => `<${name}>${value}</${name}>`)
		.join('')}</${element}>`
}

export function malFile(...rows: string[]): string {
	return `<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>\n<myinfo><user_name>bia_la</user_name></myinfo>\n${rows.join('\n')}\n</myanimelist>`
}

/** A list of three titles, of {@link threeTitles}, and three rows that cannot be taken in. */
export const FILE = malFile(
	malAnime({
		series_animedb_id: 11,
		series_title: '<![CDATA[O Sino]]>',
		my_watched_episodes: 12,
		my_score: 8,
		my_start_date: '2019-04-00',
		my_finish_date: '2019-06-30',
		my_comments: '<![CDATA[boa & triste]]>',
		my_tags: '<![CDATA[drama, fim de tarde]]>',
		my_times_watched: 2,
	}),
	malAnime({ series_animedb_id: 12, my_watched_episodes: 5, my_status: 'On Hold' }),
	malAnime({ series_animedb_id: 13, my_watched_episodes: 3, my_rewatching: 1, my_times_watched: 1 }),
	malAnime({ series_animedb_id: 99, series_title: 'Desconhecido', my_watched_episodes: 1 }),
	malAnime({ series_animedb_id: 11, my_watched_episodes: 1 }),
	malAnime({ series_animedb_id: 12, my_status: 'Sonhando' }),
)

/** Helpers for tests of imports. */
export function transferBench(site: ReturnType<typeof testSite>) {
	const { newMember, send, read } = relationBench(site)

	const check = (by: TestMember | undefined, file: string | Buffer, query = 'existing=file') =>
		site.app.inject({
			method: 'POST',
			url: `/api/list-imports?fileName=lista.xml&${query}`,
			headers: {
				...by?.headers,
				'content-type': 'application/octet-stream',
				'idempotency-key': randomUUID(),
			},
			payload: file,
		})

	return {
		newMember,
		send,
		read,
		check,
		async checked(by: TestMember, file: string | Buffer, query?: string): Promise<ListImport> {
			const answer = await check(by, file, query)
			if (answer.statusCode !== 200) throw new Error(answer.body)
			return answer.json().import
		},
		apply: (by: TestMember | undefined, id: string) => send('POST', `list-imports/${id}/apply`, by),
		undo: (by: TestMember | undefined, id: string) => send('POST', `list-imports/${id}/undo`, by),
		rows: async (by: TestMember | undefined, id: string, query = '') =>
			(await read(`list-imports/${id}/rows${query}`, by)).items,
		async addTitle(title: string, { kind = 'anime', total = 12, mal, anilist, ...more }: NewTitle = {}) {
			const { id } = await site.db
				.insertInto('title')
				.values({
					kind,
					format: more.format ?? (kind === 'anime' ? 'TV' : 'Manga'),
					status: 'completed',
					title,
					sort_title: sortName(title),
					year: more.year ?? null,
					...(kind === 'anime' ? { episode_count: total } : { chapter_count: total }),
				})
				.returning('id')
				.executeTakeFirstOrThrow()
			const ids = [
				...(mal ? [{ site: kind === 'anime' ? 'mal' : 'mal-manga', id: mal, title_id: id }] : []),
				...(anilist ? [{ site: 'anilist', id: anilist, title_id: id }] : []),
			]
			if (ids.length > 0) await site.db.insertInto('external_id').values(ids).execute()
			return id
		},
		/** Everything that a member has on their lists, in a form that can be compared; log, votes and own lists included. */
		async lists(memberId: string) {
			const of = async (table: string, columns: string, order: string) =>
				(
					await sql`select ${sql.raw(columns)} from ${sql.table(table)} where member_id = ${memberId}
						order by ${sql.raw(order)}`.execute(site.db)
				).rows
			const items =
				await sql`select l.title, l.description, l.is_public, i.title_id, i.text, i.position from custom_list l
				left join custom_list_item i on i.list_id = l.id
				where l.member_id = ${memberId} and l.removed_at is null order by l.position, i.position`.execute(site.db)
			return {
				entries: await of('list_entry', "to_jsonb(list_entry) - 'member_id' - 'changed_at' as entry", 'title_id'),
				log: await of('list_progress', 'title_id, round, first, last, seen_at', 'title_id, round, first'),
				votes: await of('title_vote', 'title_id, score, voted_at', 'title_id'),
				own: items.rows,
			}
		},
		/** Whether every counter is what its log comes to. */
		async expectLogToAgree() {
			const { rows } = await sql<{ title_id: number }>`select e.title_id from list_entry e where e.progress <> (
				select coalesce(sum(p.last - p.first + 1), 0) from list_progress p
				where p.member_id = e.member_id and p.title_id = e.title_id and p.round = e.rewatches)`.execute(site.db)
			expect(rows).toEqual([])
		},
		/** Whether every title's counts of votes are what its votes come to. */
		async expectVotesToAgree() {
			const { rows } = await sql`select s.title_id, s.score from title_score s where s.votes <> (
				select count(*) from title_vote v where v.title_id = s.title_id and v.score = s.score)`.execute(site.db)
			expect(rows).toEqual([])
		},
	}
}

/** The titles of {@link FILE} that the catalogue has. */
export async function threeTitles({ addTitle }: ReturnType<typeof transferBench>) {
	return {
		sino: await addTitle('O Sino', { mal: '11', anilist: '911' }),
		farol: await addTitle('O Farol', { mal: '12', total: 24 }),
		ponte: await addTitle('A Ponte', { mal: '13', total: null }),
	}
}
