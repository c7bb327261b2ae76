import { CatalogueIndex } from 'server/src/catalogue/catalogueIndex.ts'
import { foldName } from 'server/src/catalogue/fold.ts'
import type { Group } from 'server/src/catalogue/search/documents.ts'
import { mapGroups } from 'server/src/catalogue/search/searchIndex.ts'
import { groupOrder, withoutNoise } from 'server/src/catalogue/search/withoutNoise.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { withImportedDatabase } from './importedDatabase.ts'
import { QUERIES } from './searchQuality/queries.ts'

const FIRST = 3
const SHOWN = 24
/** The share of the letter triples of what was typed, or of what is meant, that a result's names have at least. */
const ALIKE = 0.45
/** What ends or begins with a year may show titles of other names. */
const HINTS_ALONE = /^20\d\d|20\d\d$/

interface Named {
	name: string
	all: string[]
}

/** The names of the documents by group and id. */
async function readNames(db: Database): Promise<Record<Group, Map<number, Named>>> {
	const titles = await db
		.selectFrom('title as t')
		.innerJoin('title_name as n', 'n.title_id', 't.id')
		.select(['t.id', 't.title', 'n.folded'])
		.execute()
	const ofTitles = new Map<number, Named>()
	for (const { id, title, folded } of titles) {
		const named = ofTitles.get(id) ?? { name: title, all: [] }
		named.all.push(folded)
		ofTitles.set(id, named)
	}
	const entities = async (table: 'person' | 'character' | 'studio') => {
		const rows = await db.selectFrom(table).select(['id', 'name']).execute()
		return new Map(rows.map(({ id, name }): [number, Named] => [id, { name, all: [foldName(name)] }]))
	}
	const [people, characters, studios] = [
		await entities('person'),
		await entities('character'),
		await entities('studio'),
	]
	const known: Partial<Record<Group, Map<number, Named>>> = { people, characters, studios, news: new Map() }
	return mapGroups((group) => known[group] ?? ofTitles)
}

function triples(text: string): Set<string> {
	const padded = ` ${foldName(text)} `
	return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) => padded.slice(index, index + 3)))
}

/** The share of the triples of a text that another one has: a measure that the search itself does not use. */
function likeness(text: string, other: string): number {
	const [sought, found] = [triples(text), triples(other)]
	return [...sought].filter((triple) => found.has(triple)).length / sought.size
}

await withImportedDatabase(async (db) => {
	const index = new CatalogueIndex(db)
	await index.ready()
	const names = await readNames(db)
	const say = (text: string) => process.stdout.write(`${text}\n`)
	let right = 0
	let strangers = 0
	let first = 0
	for (const [typed, wanted, name] of QUERIES) {
		const found = withoutNoise(index.search.search(typed, SHOWN))
		const order = groupOrder(found)
		const called = (group: Group) => found[group].map(({ id }) => names[group].get(id)?.name ?? '')
		const shown = order.map((group) => `${group}: ${called(group).slice(0, FIRST).join(' · ')}`).join(' | ')
		// Titles are shown by other names than those of the queries where a Portuguese one is known.
		const isMeant = (named?: Named) => named?.name === name || named?.all.includes(foldName(name ?? '')) === true
		const place = wanted === undefined ? 0 : found[wanted].findIndex(({ id }) => isMeant(names[wanted].get(id)))
		const isRight = wanted === undefined ? order.length === 0 : place >= 0 && place < FIRST && order.indexOf(wanted) < 2
		if (isRight) right += 1
		else say(`missed: "${typed}" for ${name ?? 'nothing'}: ${shown.slice(0, 240)}`)
		if (wanted !== undefined && place === 0 && order[0] === wanted) first += 1
		if (wanted === undefined || HINTS_ALONE.test(typed)) continue
		for (const group of order) {
			const isAlike = found[group].some(({ id }) =>
				(names[group].get(id)?.all ?? []).some((each) =>
					[typed, name ?? ''].some((text) => Math.max(likeness(text, each), likeness(each, text)) >= ALIKE),
				),
			)
			if (isAlike) continue
			strangers += 1
			say(`strangers: "${typed}" shows ${group}: ${called(group).slice(0, FIRST).join(' · ')}`)
		}
	}
	const share = ((100 * right) / QUERIES.length).toFixed(1)
	say(
		`${right} of ${QUERIES.length} (${share} %) have the right one in the first ${FIRST} of one of the first two groups,`,
	)
	say(`${first} as the very first; ${strangers} groups of strangers`)
})
