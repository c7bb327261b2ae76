import { sql } from 'kysely'
import type { ActivitySubject } from 'shared-contract'
import { type LinkRow, linkOf, type Pictures, pictureUrl } from '../../catalogue/public.ts'
import type { Columns, Database } from '../../core/database/schema.ts'

/** Identifies the subject of an activity. */
export interface SubjectKey {
	kind: ActivitySubject['kind']
	id: string
}

export function subjectName({ kind, id }: SubjectKey): string {
	return `${kind} ${id}`
}

/**
 * Reads the subjects of some keys, by {@link subjectName}. Removed subjects are missing from the map. Titles have poster
 * addresses where `pictures` is given.
 */
export async function subjectsOf(
	db: Database,
	keys: readonly SubjectKey[],
	pictures?: Pictures,
): Promise<Map<string, ActivitySubject>> {
	const idsOf = (kind: SubjectKey['kind']) => [...new Set(keys.filter((key) => key.kind === kind).map(({ id }) => id))]
	const found = await Promise.all([
		titles(db, idsOf('title'), pictures),
		episodes(db, idsOf('episode'), pictures),
		articles(db, idsOf('article')),
		members(db, idsOf('member')),
		groups(db, idsOf('group')),
	])
	return new Map(found.flat())
}

type SubjectEntries = [name: string, subject: ActivitySubject][]

const TITLE = sql`t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title, t.poster_url`

type TitleRow = LinkRow & Columns<'title', 'poster_url'>

function presentTitle(row: TitleRow, pictures: Pictures | undefined) {
	return { title: linkOf(row), ...(pictures && { imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures) }) }
}

async function titles(db: Database, ids: readonly string[], pictures: Pictures | undefined): Promise<SubjectEntries> {
	if (ids.length === 0) return []
	const { rows } = await sql<TitleRow>`
		select ${TITLE} from title t where t.id = any(${ids}::int[]) and t.removed_at is null`.execute(db)
	return rows.map((row) => [`title ${row.id}`, { kind: 'title', ...presentTitle(row, pictures) }])
}

async function episodes(db: Database, ids: readonly string[], pictures: Pictures | undefined): Promise<SubjectEntries> {
	if (ids.length === 0) return []
	const { rows } = await sql<TitleRow & { episode_id: number; number: number }>`
		select e.id as episode_id, e.number, ${TITLE}
		from episode e join title t on t.id = e.title_id
		where e.id = any(${ids}::int[]) and t.removed_at is null`.execute(db)
	return rows.map(({ episode_id, number, ...row }) => [
		`episode ${episode_id}`,
		{ kind: 'episode', id: episode_id, number, ...presentTitle(row, pictures) },
	])
}

async function articles(db: Database, ids: readonly string[]): Promise<SubjectEntries> {
	if (ids.length === 0) return []
	const { rows } = await sql<{ id: number; name: string }>`
		select id, title as name from news_article where id = any(${ids}::int[]) and removed_at is null`.execute(db)
	return rows.map(({ id, name }) => [`article ${id}`, { kind: 'article', id, name }])
}

async function members(db: Database, ids: readonly string[]): Promise<SubjectEntries> {
	if (ids.length === 0) return []
	const { rows } = await sql<{ id: string; username: string }>`
		select id, username from member where id = any(${ids}::uuid[])`.execute(db)
	return rows.map(({ id, username }) => [`member ${id}`, { kind: 'member', username }])
}

async function groups(db: Database, ids: readonly string[]): Promise<SubjectEntries> {
	if (ids.length === 0) return []
	const { rows } = await sql<{ id: string; name: string }>`
		select id, name from community_group where id = any(${ids}::text[])`.execute(db)
	return rows.map(({ id, name }) => [`group ${id}`, { kind: 'group', id, name }])
}
