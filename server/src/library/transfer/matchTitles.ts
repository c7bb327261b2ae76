import type { Database } from '../../core/database/schema.ts'
import {
	type Candidate,
	compactName,
	type KnownTitles,
	keyOf,
	readKnownTitles,
	titlesOfIds,
	withoutYear,
} from './knownTitles.ts'
import type { Match, SourceRow } from './reading/sourceRow.ts'

/**
 * Finds the title of each row: by this site's id in our own export, else by its ids at other sites, else, without ids, by
 * its name with kind, format and year as far as known. Several titles may share an id: the row's other ids decide, then its
 * name. What is not certain is not matched. A row with only unknown ids is not matched by name. Each title is matched once.
 */
export async function matchTitles(db: Database, rows: readonly SourceRow[]): Promise<Match[]> {
	const known = await readKnownTitles(db, rows)
	const taken = new Set<number>()
	return rows.map((row) => {
		const match = matchOf(row, known)
		// An invalid row does not take a title from a valid one.
		if (!('titleId' in match) || row.content.state === 'refused') return match
		if (taken.has(match.titleId)) return { reason: 'duplicate' }
		taken.add(match.titleId)
		return match
	})
}

function matchOf(row: SourceRow, known: KnownTitles): Match {
	if (row.match) return row.match
	const own = known.candidates.get(row.ownId ?? 0)
	if (own && isSameTitle(own, row)) return { titleId: own.id }
	return row.ids.length > 0 ? matchById(row, known) : matchByName(row, known)
}

/** Whether a title with our id is the row's: another site like ours gives the same id to another title. */
function isSameTitle(own: Candidate, row: SourceRow): boolean {
	if (own.kind !== row.kind) return false
	const sameSite = row.ids.filter(({ site }) => own.ids.has(site))
	if (sameSite.some(({ site, id }) => !own.ids.get(site)?.has(id))) return false
	return sameSite.length > 0 || named(row, [own]).length > 0
}

function matchById(row: SourceRow, { byId, withheld, candidates }: KnownTitles): Match {
	const pool = titlesOfIds(row, byId)
	if (pool.length === 0) return { reason: row.ids.some((id) => withheld.has(keyOf(id))) ? 'withheld' : 'unknownId' }
	const [titleId] = pool
	if (titleId !== undefined && pool.length === 1) return { titleId }
	const shared = named(
		row,
		pool.flatMap((id) => candidates.get(id) ?? []),
	)
	const [title, ...others] = shared.length > 1 ? fitting(row, shared) : shared
	return title && others.length === 0 ? { titleId: title.id } : { reason: 'ambiguous' }
}

function matchByName(row: SourceRow, { byName }: KnownTitles): Match {
	const whole = candidatesNamed(row, byName)
	if (whole.length > 0) return single(named(row, whole))
	// "Name (2017)" is the title of that name and year.
	const parted = row.names.flatMap((name) => withoutYear(name) ?? [])
	const found = parted.flatMap(({ name, year }) => {
		const ofYear = { ...row, names: [name], year }
		return named(
			ofYear,
			candidatesNamed(ofYear, byName).filter((title) => title.year === year),
		)
	})
	return single([...new Set(found)])
}

function candidatesNamed(row: SourceRow, byName: KnownTitles['byName']): Candidate[] {
	return fitting(row, [...new Set(row.names.flatMap((name) => byName.get(compactName(name)) ?? []))])
}

/** An unknown format or year fits any. */
function fitting({ kind, format, year }: SourceRow, titles: readonly Candidate[]): Candidate[] {
	const fits = (one: string | number | null, other: string | number | null) =>
		one === null || other === null || one === other
	return titles.filter((title) => title.kind === kind && fits(format, title.format) && fits(year, title.year))
}

/** The titles with a name of the row: as it is written, else but for case, punctuation and spaces. */
function named({ names }: SourceRow, titles: readonly Candidate[]): Candidate[] {
	for (const form of [exactName, compactName]) {
		const wanted = new Set(names.map(form).filter((name) => name !== ''))
		const found = titles.filter((title) => title.names.some((name) => wanted.has(form(name))))
		if (found.length > 0) return found
	}
	return []
}

function exactName(name: string): string {
	return name.normalize('NFKC').toLowerCase().trim()
}

function single([title, ...others]: readonly Candidate[]): Match {
	if (title === undefined) return { reason: 'unknownName' }
	return others.length > 0 ? { reason: 'ambiguous' } : { titleId: title.id }
}
