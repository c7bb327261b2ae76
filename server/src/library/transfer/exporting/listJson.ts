import { sql } from 'kysely'
import { type EntryStatus, KINDS } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { type ListedEntry, listedEntries } from './listedEntries.ts'

const STATUSES: Record<EntryStatus, string> = {
	current: 'CURRENT',
	planned: 'PLANNING',
	completed: 'COMPLETED',
	dropped: 'DROPPED',
	paused: 'PAUSED',
	rewatching: 'REPEATING',
}
const FORMATS: Record<string, string> = {
	TV: 'TV',
	Movie: 'MOVIE',
	OVA: 'OVA',
	Manga: 'MANGA',
	Novel: 'NOVEL',
	OneShot: 'ONE_SHOT',
	Manhwa: 'MANHWA',
	Manhua: 'MANHUA',
}

interface ExportRequest {
	memberId: string
	username: string
	now: Date
}

/**
 * Both lists of a member in AniList's format, which many tools read. Data of this site only is under `niouka`: ids, paused
 * repeats, and custom lists. An import of the file gives the same lists.
 */
export async function* listJson(db: Database, { memberId, username, now }: ExportRequest): AsyncGenerator<string> {
	const niouka = { version: 2, exportedAt: now.toISOString(), customLists: await customLists(db, memberId) }
	const user = { name: username, mediaListOptions: { scoreFormat: 'POINT_10_DECIMAL' } }
	yield `{\n"niouka": ${JSON.stringify(niouka)},\n"user": ${JSON.stringify(user)},\n"lists": [`
	for (const [at, kind] of KINDS.entries()) {
		yield `${at > 0 ? ',' : ''}\n{"name": "${kind}", "isCustomList": false, "entries": [`
		let isFirst = true
		for await (const entry of listedEntries(db, memberId, kind)) {
			yield `${isFirst ? '' : ','}\n${JSON.stringify(anilistEntry(entry))}`
			isFirst = false
		}
		yield ']}'
	}
	yield ']\n}\n'
}

/** An entry in AniList's format. */
export function anilistEntry(entry: ListedEntry) {
	const { id, status, rewatches, lists } = entry
	const isOpenRepeat = entry.is_repeat && status !== 'rewatching'
	const number = (text: string | null) => (text === null ? null : Number(text))
	return {
		mediaId: number(entry.anilist_id),
		status: STATUSES[status],
		score: entry.score ?? 0,
		progress: entry.progress,
		progressVolumes: entry.volumes,
		repeat: rewatches,
		private: entry.is_private,
		notes: entry.notes === '' ? null : entry.notes,
		customLists: Object.fromEntries(lists.map((name) => [name, true])),
		startedAt: fuzzyDate(entry.started_on),
		completedAt: fuzzyDate(entry.finished_on),
		createdAt: Math.floor(entry.added_at.getTime() / 1000),
		updatedAt: Math.floor(entry.changed_at.getTime() / 1000),
		media: {
			id: number(entry.anilist_id),
			idMal: number(entry.mal_id),
			type: entry.kind.toUpperCase(),
			format: FORMATS[entry.format] ?? null,
			title: { userPreferred: entry.title, english: entry.english_title, native: entry.native_title },
			startDate: { year: entry.year },
		},
		niouka: {
			titleId: id,
			...(isOpenRepeat && { isRepeat: true }),
			...(entry.tags.length > 0 && { tags: entry.tags }),
		},
	}
}

function fuzzyDate(date: string | null) {
	const [year, month, day] = (date ?? '').split('-').map((part) => (part === '' ? null : Number(part)))
	return { year: year ?? null, month: month ?? null, day: day ?? null }
}

async function customLists(db: Database, memberId: string) {
	const { rows } = await sql`select l.title, l.description, l.is_public as "isPublic", coalesce((
			select json_agg(json_strip_nulls(json_build_object('titleId', t.id, 'type', upper(t.kind), 'title', t.title,
				'text', nullif(i.text, ''))) order by i.position, t.id)
			from custom_list_item i join title t on t.id = i.title_id where i.list_id = l.id), '[]') as items
		from custom_list l where l.member_id = ${memberId} and l.removed_at is null order by l.position, l.id`.execute(db)
	return rows
}
