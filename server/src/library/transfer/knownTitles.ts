import { sql } from 'kysely'
import type { Kind } from 'shared-contract'
import { sortName } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import type { SourceId, SourceRow } from './reading/sourceRow.ts'

/** A title of the catalogue with what identifies it. */
export interface Candidate {
	id: number
	kind: Kind
	format: string
	year: number | null
	names: string[]
	/** Its ids by site. */
	ids: ReadonlyMap<string, ReadonlySet<string>>
}

/** What the catalogue knows of the ids and names of a file. */
export interface KnownTitles {
	byId: ReadonlyMap<string, readonly { id: number; kind: Kind }[]>
	withheld: ReadonlySet<string>
	/** By id: the titles of our own export, and those that share an id. */
	candidates: ReadonlyMap<number, Candidate>
	/** By {@link compactName}, for rows without ids. */
	byName: ReadonlyMap<string, readonly Candidate[]>
}

/** Reads the titles that the ids and names of rows may mean, in a constant number of queries. */
export async function readKnownTitles(db: Database, rows: readonly SourceRow[]): Promise<KnownTitles> {
	const ids = rows.flatMap((row) => row.ids.flatMap((id) => sitesOf(id).map((site) => ({ site, id: id.id }))))
	const [byId, withheld] = await Promise.all([titlesById(db, ids), withheldIds(db, ids)])
	const shared = rows.map((row) => titlesOfIds(row, byId)).filter((pool) => pool.length > 1)
	const own = rows.flatMap(({ ownId }) => (ownId !== null && ownId < 2 ** 31 && Number.isInteger(ownId) ? ownId : []))
	const nameless = rows.filter((row) => row.ids.length === 0 && !row.match)
	const names = await titleIdsByName(db, nameless)
	const candidates = await readCandidates(db, [...new Set([...shared.flat(), ...own, ...names.map(({ id }) => id)])])
	const byName = new Map<string, Candidate[]>()
	for (const { id, name } of names) {
		const title = candidates.get(id)
		if (title) byName.set(name, [...(byName.get(name) ?? []), title])
	}
	return { byId, withheld, candidates, byName }
}

/** The titles that have all of the row's known ids; where the ids contradict each other, those that have any. */
export function titlesOfIds(row: SourceRow, byId: KnownTitles['byId']): number[] {
	const found = row.ids.map((id) => titlesOf(row, id, byId)).filter((titles) => titles.length > 0)
	const all = [...new Set(found.flat())]
	const common = all.filter((title) => found.every((titles) => titles.includes(title)))
	return common.length > 0 ? common : all
}

function titlesOf({ kind }: SourceRow, id: SourceId, byId: KnownTitles['byId']): number[] {
	const titles = sitesOf(id).flatMap((site) => byId.get(keyOf({ site, id: id.id })) ?? [])
	return titles.flatMap((title) => (title.kind === kind ? [title.id] : []))
}

export const keyOf = ({ site, id }: SourceId) => `${site} ${id}`

/** The sites of our catalogue that an id may be stored under: members write MyAnimeList's ids of manga as `mal`. */
function sitesOf({ site }: SourceId): string[] {
	return site === 'mal-manga' ? ['mal-manga', 'mal'] : [site]
}

/** A name without case, accents, punctuation and spaces: romanised names differ by spaces. */
export function compactName(name: string): string {
	return sortName(name).replaceAll(' ', '')
}

/** The parts of a name such as `Name (2017)`. */
export function withoutYear(name: string): { name: string; year: number } | undefined {
	const [, bare, year] = /^(.*\S)\s*\(((?:19|20)\d\d)\)$/.exec(name.trim()) ?? []
	return bare === undefined ? undefined : { name: bare, year: Number(year) }
}

async function titlesById(db: Database, ids: readonly SourceId[]) {
	const { rows } = await sql<SourceId & { title: number; kind: Kind }>`
		select e.site, e.id, t.id as title, t.kind from ${unnested(ids)} join external_id e on e.site = w.site and e.id = w.id
		join title t on t.id = e.title_id and t.removed_at is null order by t.id`.execute(db)
	const titles = new Map<string, { id: number; kind: Kind }[]>()
	for (const { title, kind, ...id } of rows) {
		titles.set(keyOf(id), [...(titles.get(keyOf(id)) ?? []), { id: title, kind }])
	}
	return titles
}

async function withheldIds(db: Database, ids: readonly SourceId[]): Promise<Set<string>> {
	const { rows } = await sql<SourceId>`select x.site, x.id
		from ${unnested(ids)} join withheld_work x on x.site = w.site and x.id = w.id`.execute(db)
	return new Set(rows.map(keyOf))
}

function unnested(ids: readonly SourceId[]) {
	return sql`(select distinct site, id from unnest(${ids.map(({ site }) => site)}::text[],
		${ids.map(({ id }) => id)}::text[]) as given (site, id)) as w`
}

async function titleIdsByName(db: Database, rows: readonly SourceRow[]): Promise<{ id: number; name: string }[]> {
	const given = rows.flatMap(({ names }) => names.flatMap((name) => [name, withoutYear(name)?.name ?? name]))
	const wanted = [...new Set(given.map(compactName))].filter((name) => name !== '')
	if (wanted.length === 0) return []
	const { rows: found } = await sql<{ id: number; name: string }>`select distinct id, name from (
			select id, replace(sort_title, ' ', '') collate "C" as name from title where removed_at is null
			union all select n.title_id, replace(n.folded, ' ', '') from title_name n
				join title t on t.id = n.title_id and t.removed_at is null
		) named where name = any(${wanted}::text[]) order by id, name`.execute(db)
	return found
}

async function readCandidates(db: Database, ids: readonly number[]): Promise<Map<number, Candidate>> {
	if (ids.length === 0) return new Map()
	const { rows } = await sql<Omit<Candidate, 'ids'> & { ids: SourceId[] }>`select t.id, t.kind, t.format, t.year,
			array[t.title] || coalesce((select array_agg(n.name) from title_name n where n.title_id = t.id), '{}') as names,
			coalesce((select json_agg(json_build_object('site', e.site, 'id', e.id)) from external_id e
				where e.title_id = t.id), '[]') as ids
		from title t where t.id = any(${ids}::int[]) and t.removed_at is null`.execute(db)
	return new Map(rows.map((row) => [row.id, { ...row, ids: idsBySite(row.ids) }]))
}

function idsBySite(ids: readonly SourceId[]): Map<string, Set<string>> {
	const bySite = new Map<string, Set<string>>()
	for (const { site, id } of ids) bySite.set(site, (bySite.get(site) ?? new Set()).add(id))
	return bySite
}
