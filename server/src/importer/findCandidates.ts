import { sql } from 'kysely'
import { personKey, studioKey } from '../catalogue/aliasKey.ts'
import type { Database } from '../core/database/schema.ts'
import { groupBy } from '../core/groupBy.ts'
import { looksPortuguese } from './values/guessLanguage.ts'
import { isOne, readImported } from './write/mergeDuplicates.ts'

type Kind = 'name' | 'relation' | 'person' | 'studio'

/** Words that a studio has in one source and not in another. */
const STUDIO_WORDS = /(?<![\p{L}\p{M}])(?:studios?|inc|co|ltd|productions?)(?![\p{L}\p{M}])/giu

/**
 * Stores what members are asked to confirm: names that may be Portuguese, links between titles, and people and studios that may be one.
 * What was asked before is not asked again.
 */
export async function findCandidates(db: Database): Promise<void> {
	await insertCandidates(db, 'name', await portugueseNames(db))
	const { rows } = await sql<Found>`select from_id as subject, to_id || ' ' || kind as object from relation_candidate
		where state = 'open'`.execute(db)
	await insertCandidates(db, 'relation', rows)
	for (const kind of ['person', 'studio'] as const) await insertCandidates(db, kind, await suspects(db, kind))
}

interface Found {
	subject: number
	object: string
}

async function insertCandidates(db: Database, kind: Kind, found: readonly Found[]): Promise<void> {
	await sql`insert into candidate (kind, subject_id, object)
		select ${kind}, subject, object from json_to_recordset(${JSON.stringify(found)}::json) as f (subject int, object text)
		on conflict do nothing`.execute(db)
}

/** The guesses at a Portuguese name, and the names without a language that look like one, of titles without a confirmed one. */
async function portugueseNames(db: Database): Promise<Found[]> {
	const { rows } = await sql<
		Found & { isGuess: boolean }
	>`select n.title_id as subject, n.name as object, n.is_guess as "isGuess"
		from title_name n join title t on t.id = n.title_id and t.removed_at is null and not t.is_sample
		where (n.language = 'synonym' or (n.is_guess and n.language like 'pt%'))
			and not exists (select from title_name o where o.title_id = n.title_id and o.language like 'pt%' and not o.is_guess)
		order by n.title_id, n.position`.execute(db)
	return rows.filter(({ object, isGuess }) => isGuess || looksPortuguese(object))
}

/** People with the same words in another order or spelling, and studios that differ by a word such as "Studio". The first one stays. */
async function suspects(db: Database, kind: 'person' | 'studio'): Promise<Found[]> {
	const keyOf = kind === 'person' ? looseName : looseStudio
	const named = (await readImported(db, kind)).map((each) => ({ ...each, key: keyOf(each.name) }))
	const groups = groupBy(
		named.filter(({ key }) => key !== ''),
		({ key }) => key,
	)
	return [...groups.values()].flatMap(([first, ...others]) =>
		others.flatMap(({ id, native }) =>
			first && isOne(first.native, native) ? [{ subject: first.id, object: String(id) }] : [],
		),
	)
}

// A pen name of one word says too little.
function looseName(name: string): string {
	const words = personKey(name.replace(/-/g, '')).split(' ')
	return words.length < 2 ? '' : words.toSorted().join(' ')
}

const looseStudio = (name: string) => studioKey(name.replace(STUDIO_WORDS, ' '))
