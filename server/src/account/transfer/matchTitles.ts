import { sql } from 'kysely'
import type { Kind } from 'shared-contract'
import { foldName, sortName } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Match, SourceId, SourceRow } from './reading/sourceRow.ts'

interface Candidate {
	id: number
	kind: Kind
	format: string
	year: number | null
	folded: string
}

/**
 * Finds the title of each row by its ids at other sites. A row without ids is matched by its exact folded name, with kind,
 * format and year as far as known. A row with only unknown ids is not matched by name. Each title is matched once.
 */
export async function matchTitles(db: Database, rows: readonly SourceRow[]): Promise<Match[]> {
	const ids = rows.flatMap((row) => row.ids)
	const [byId, withheld, byOwnId, byName] = await Promise.all([
		titlesById(db, ids),
		withheldIds(db, ids),
		titlesByOwnId(db, rows),
		titlesByName(db, rows),
	])
	const taken = new Set<number>()
	return rows.map((row) => {
		const match = matchOf(row, { byId, withheld, byOwnId, byName })
		// An invalid row does not take a title from a valid one.
		if (!('titleId' in match) || row.content.state === 'refused') return match
		if (taken.has(match.titleId)) return { reason: 'duplicate' }
		taken.add(match.titleId)
		return match
	})
}

interface Known {
	byId: ReadonlyMap<string, readonly { id: number; kind: Kind }[]>
	withheld: ReadonlySet<string>
	byOwnId: ReadonlyMap<number, readonly Candidate[]>
	byName: ReadonlyMap<string, readonly Candidate[]>
}

function matchOf(row: SourceRow, { byId, withheld, byOwnId, byName }: Known): Match {
	if (row.match) return row.match
	const names = foldedNames(row)
	const isOwn = byOwnId.get(row.ownId ?? 0)?.some(({ kind, folded }) => kind === row.kind && names.includes(folded))
	if (isOwn && row.ownId !== null) return { titleId: row.ownId }
	for (const id of row.ids) {
		const title = byId.get(keyOf(id))?.find(({ kind }) => kind === row.kind)
		if (title) return { titleId: title.id }
	}
	if (row.ids.some((id) => withheld.has(keyOf(id)))) return { reason: 'withheld' }
	// `ownId` identifies titles without ids elsewhere in our own file; in another site's data it means another title.
	if (row.ids.length > 0) return { reason: 'unknownId' }
	const fitting = new Set(
		names
			.flatMap((name) => byName.get(name) ?? [])
			.filter(({ kind, format, year }) => kind === row.kind && fits(row.format, format) && fits(row.year, year))
			.map(({ id }) => id),
	)
	const [titleId] = fitting
	if (titleId === undefined) return { reason: 'unknownName' }
	return fitting.size > 1 ? { reason: 'ambiguous' } : { titleId }
}

/** An unknown value matches any other. */
function fits(one: string | number | null, other: string | number | null): boolean {
	return one === null || other === null || one === other
}

const keyOf = ({ site, id }: SourceId) => `${site} ${id}`

function foldedNames({ names }: SourceRow): string[] {
	return [...new Set(names.map(sortName))].filter((name) => name !== '')
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

const NAMED = sql`t.id, t.kind, t.format, t.year`

async function titlesByOwnId(db: Database, rows: readonly SourceRow[]): Promise<Map<number, Candidate[]>> {
	const ids = rows.flatMap(({ ownId }) => (ownId !== null && ownId < 2 ** 31 && Number.isInteger(ownId) ? [ownId] : []))
	if (ids.length === 0) return new Map()
	const found = await sql<Candidate>`
		select ${NAMED}, t.sort_title as folded from title t where t.id = any(${ids}::int[]) and t.removed_at is null
		union all select ${NAMED}, n.folded collate "C" from title t join title_name n on n.title_id = t.id
		where t.id = any(${ids}::int[]) and t.removed_at is null`.execute(db)
	return grouped(found.rows, ({ id }) => id)
}

async function titlesByName(db: Database, rows: readonly SourceRow[]): Promise<Map<string, Candidate[]>> {
	const names = [...new Set(rows.filter(({ ids }) => ids.length === 0).flatMap(foldedNames))]
	if (names.length === 0) return new Map()
	const folded = names.map((name) => foldName(name) || name)
	const found = await sql<Candidate>`
		select ${NAMED}, t.sort_title as folded from title t
		where t.sort_title = any(${names}::text[]) and t.removed_at is null
		union all select ${NAMED}, n.folded collate "C" from title_name n join title t on t.id = n.title_id
		where n.folded = any(${folded}::text[]) and t.removed_at is null`.execute(db)
	return grouped(found.rows, ({ folded }) => folded)
}

function grouped<Key>(candidates: readonly Candidate[], keyOf: (candidate: Candidate) => Key): Map<Key, Candidate[]> {
	const groups = new Map<Key, Candidate[]>()
	for (const candidate of candidates) {
		const key = keyOf(candidate)
		const group = groups.get(key)
		if (group) group.push(candidate)
		else groups.set(key, [candidate])
	}
	return groups
}
