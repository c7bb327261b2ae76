import { type EntryStatus, joinTags, type Kind, wholeScore } from 'shared-contract'
import { cdata, escapeMarkup } from 'shared-contract/markup'
import type { Database } from '../../../core/database/schema.ts'
import { type ListedEntry, listedEntries } from './listedEntries.ts'

const STATUSES: Record<Kind, Record<EntryStatus, string>> = {
	anime: {
		current: 'Watching',
		completed: 'Completed',
		planned: 'Plan to Watch',
		dropped: 'Dropped',
		paused: 'On-Hold',
		rewatching: 'Completed',
	},
	manga: {
		current: 'Reading',
		completed: 'Completed',
		planned: 'Plan to Read',
		dropped: 'Dropped',
		paused: 'On-Hold',
		rewatching: 'Completed',
	},
}

/** The elements of our own in the file. */
export const OWN_ID = 'niouka_id'
export const OWN_PRIVATE = 'niouka_private'
/** A score between two whole ones, which `my_score` cannot hold. */
export const OWN_SCORE = 'niouka_score'

interface ExportRequest {
	memberId: string
	username: string
	kind: Kind
}

/**
 * A member's list in MyAnimeList's export format, which other sites import. A title without an id at MyAnimeList has the id
 * 0: other sites skip it, this site knows it by its own id or name.
 */
export async function* malXml(db: Database, { memberId, username, kind }: ExportRequest): AsyncGenerator<string> {
	yield `<?xml version="1.0" encoding="UTF-8" ?>
<myanimelist>
	<myinfo>
		<user_id>0</user_id>
		<user_name>${escapeMarkup(username)}</user_name>
		<user_export_type>${kind === 'anime' ? 1 : 2}</user_export_type>
	</myinfo>
`
	for await (const entry of listedEntries(db, memberId, kind)) yield malEntry(entry)
	yield '</myanimelist>\n'
}

/** One entry, its fields in MyAnimeList's order. */
export function malEntry(entry: ListedEntry): string {
	const fields = entry.kind === 'anime' ? animeFields(entry) : mangaFields(entry)
	const lines = fields.map(([name, value]) => `\t\t<${name}>${value}</${name}>\n`).join('')
	return `\t<${entry.kind}>\n${lines}\t</${entry.kind}>\n`
}

type Field = readonly [name: string, value: string | number]

function animeFields(entry: ListedEntry): Field[] {
	return [
		['series_animedb_id', entry.mal_id ?? 0],
		['series_title', cdata(entry.title)],
		['series_type', entry.format],
		['series_episodes', entry.total ?? 0],
		['my_id', 0],
		['my_watched_episodes', entry.progress],
		...dates(entry),
		['my_score', entry.score === null ? 0 : wholeScore(entry.score)],
		['my_status', STATUSES.anime[entry.status]],
		['my_comments', cdata(entry.notes)],
		['my_times_watched', entry.rewatches],
		['my_tags', cdata(joinTags(entry.tags))],
		['my_rewatching', entry.is_repeat ? 1 : 0],
		['my_rewatching_ep', entry.is_repeat ? entry.progress : 0],
		['update_on_import', 1],
		...ownFields(entry),
	]
}

function mangaFields(entry: ListedEntry): Field[] {
	return [
		['manga_mangadb_id', entry.mal_id ?? 0],
		['manga_title', cdata(entry.title)],
		['manga_volumes', entry.total_volumes ?? 0],
		['manga_chapters', entry.total ?? 0],
		['my_id', 0],
		['my_read_volumes', entry.volumes],
		['my_read_chapters', entry.progress],
		...dates(entry),
		['my_score', entry.score === null ? 0 : wholeScore(entry.score)],
		['my_status', STATUSES.manga[entry.status]],
		['my_comments', cdata(entry.notes)],
		['my_times_read', entry.rewatches],
		['my_tags', cdata(joinTags(entry.tags))],
		['my_rereading', entry.is_repeat ? 'YES' : 'NO'],
		['update_on_import', 1],
		...ownFields(entry),
	]
}

/** What only this site reads: its own id, since titles may share an id or have none, and what is private. */
function ownFields({ id, is_private, score }: ListedEntry): Field[] {
	const isFiner = score !== null && !Number.isInteger(score)
	return [
		[OWN_ID, id],
		...(is_private ? [[OWN_PRIVATE, 1] as const] : []),
		...(isFiner ? [[OWN_SCORE, score] as const] : []),
	]
}

function dates({ started_on, finished_on }: ListedEntry): Field[] {
	return [
		['my_start_date', malDate(started_on)],
		['my_finish_date', malDate(finished_on)],
	]
}

/** Unknown parts of a date are zeros. */
export function malDate(date: string | null): string {
	const [year = '0000', month = '00', day = '00'] = date?.split('-') ?? []
	return `${year}-${month}-${day}`
}
