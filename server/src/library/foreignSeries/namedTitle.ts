import { sql } from 'kysely'
import type { Format } from 'shared-contract'
import { foldName, sortName } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { seriesAtTmdb } from './seriesTitles.ts'

/** A title with a name that was asked for. */
export interface NamedTitle {
	id: number
	format: Format
	year: number | null
	/** False for a synonym. */
	isMain: boolean
	/** Its ids at the sites that number all seasons of a series together. */
	tvdb: string[]
	tmdb: string[]
}

/** The title of an exact name; undefined for none, and for several that are not seasons of one series. */
export async function titleNamed(
	db: Database,
	{ name, year }: { name: string; year: number | null },
	formats: readonly Format[],
): Promise<number | undefined> {
	const written = nameAndYear(name)
	if (written.name === '') return undefined
	// "Fruits Basket (2019)" may be a name by itself.
	const candidates = await readNamed(db, [written.name, name.trim()].flatMap(spellingsOf))
	return chooseNamed(candidates, written.year ?? year, formats)
}

/** The name without the year that programs append, folded. */
export function foldedSeriesName(name: string): string {
	return sortName(nameAndYear(name).name)
}

/**
 * Chooses the title of a name. Of the seasons of one series it is the first. Of several series it is the one of the preferred
 * format, or the only one that has the name as its own and not as a synonym, if the year is known: without it, it may be another.
 *
 * @param candidates in the order of release.
 * @param formats the preferred one first.
 */
export function chooseNamed(
	candidates: readonly NamedTitle[],
	year: number | null,
	formats: readonly Format[],
): number | undefined {
	const fitting = candidates.filter((one) => year === null || one.year === null || one.year === year)
	const byFormat = formats.map((format) => fitting.filter((one) => one.format === format))
	if (year === null) return firstOfOne(byFormat.flat())
	const preferred = byFormat.find(({ length }) => length > 0) ?? []
	return firstOfOne(preferred) ?? firstOfOne(preferred.filter(({ isMain }) => isMain))
}

/** The first of titles that are one series; undefined if they are not. */
function firstOfOne([first, ...others]: readonly NamedTitle[]): number | undefined {
	const isSame = (other: NamedTitle) =>
		other.id === first?.id ||
		other.tvdb.some((id) => first?.tvdb.includes(id)) ||
		(first !== undefined && seriesAtTmdb(first) !== undefined && seriesAtTmdb(first) === seriesAtTmdb(other))
	return others.every(isSame) ? first?.id : undefined
}

function nameAndYear(name: string) {
	const [, before = name, year] = /^(.*\S)\s*\((\d{4})\)\s*$/.exec(name) ?? []
	return { name: before.trim(), year: year === undefined ? null : Number(year) }
}

/** The folded forms of a name whose signs catalogues write differently: "SPY×FAMILY", "SPY x FAMILY"; "&", "and". */
export function spellingsOf(name: string): string[] {
	const spelled = [
		name,
		name.replaceAll('×', ' x '),
		name.replace(/\s+[x×]\s+/gi, 'x'),
		name.replace(/[&＆]/g, ' and '),
		name.replace(/\s+and\s+/gi, ' & '),
	]
	return [...new Set(spelled.map(sortName))].filter((folded) => folded !== '')
}

async function readNamed(db: Database, names: readonly string[]): Promise<NamedTitle[]> {
	const folded = names.map((name) => foldName(name) || name)
	const { rows } = await sql<NamedTitle>`
		select t.id, t.format, t.year, bool_or(named.is_main) as "isMain",
			array(select id from external_id where title_id = t.id and site = 'tvdb' order by id) as tvdb,
			array(select id from external_id where title_id = t.id and site = 'tmdb' order by id) as tmdb
		from (
			select id, true as is_main from title where sort_title = any(${names}::text[])
			union all select title_id, language <> 'synonym' from title_name where folded = any(${folded}::text[])
		) named join title t on t.id = named.id
		where t.kind <> 'manga' and t.removed_at is null
		group by t.id order by t.started nulls last, t.id`.execute(db)
	return rows
}
