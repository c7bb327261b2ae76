import { sql } from 'kysely'
import { EDITED_TITLE_MAX_LENGTH } from 'shared-contract'
import { foldName, sortName } from '../../catalogue/fold.ts'
import { recordChanges } from '../../catalogue/recordChanges.ts'
import { guessedTitle, portugueseName, shownNames } from '../../catalogue/shownNames.ts'
import { insertRows, type NewRow } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import type { DraftName } from '../draft.ts'
import { MemberFields } from '../memberFields.ts'
import { guessLanguage } from '../values/guessLanguage.ts'

/** Each source has this many positions for its names of a title. */
export const NAMES_OF_A_SOURCE = 1000

const UNKNOWN = 'synonym'
const BRAZILIAN = 'pt-BR'

interface NamesOfTitle {
	titleId: number
	names: readonly DraftName[]
}

interface Writing {
	/** The first position of the source. */
	first: number
	memberFields: MemberFields
	/** Leaves out names that the title has from another source. The source of the title itself writes all. */
	onlyNew: boolean
}

interface Stored extends DraftName {
	titleId: number
	position: number
	isGuess: boolean
}

/**
 * Replaces the names that a source wrote before. A name without a language gets the one that another source gives the same name,
 * or else a guess.
 */
export async function writeNames(db: Database, all: readonly NamesOfTitle[], writing: Writing): Promise<void> {
	const { first, memberFields, onlyNew } = writing
	const titles = memberFields.open('title_name', [...new Set(all.map(({ titleId }) => titleId))])
	const stored = await readNames(db, titles)
	const isOwn = ({ position }: Stored) => position >= first && position < first + NAMES_OF_A_SOURCE
	// A name that a member chose as the title is one of the names too.
	const isMembers = ({ titleId, language }: Stored) =>
		language === BRAZILIAN && !memberFields.allow('title_name.pt-BR', titleId)
	const gone = stored.filter((name) => isOwn(name) && !isMembers(name))
	const staying = stored.filter((name) => !gone.includes(name))
	const index = new Index(stored)
	const taken = new Map<string, Stored>(staying.map((name) => [keyOf(name), name]))
	const positions = new Positions(staying, first)
	const added: NewRow<'title_name'>[] = []
	const learnt: { titleId: number; name: string; language: string; isGuess: boolean }[] = []
	const isOpen = new Set(titles)
	for (const { titleId, names } of all) {
		if (!isOpen.has(titleId)) continue
		const context = index.contextOf(titleId, names)
		for (const { language, name, isGuess = false } of names) {
			// A longer one would keep members from editing the names.
			if (name.length > EDITED_TITLE_MAX_LENGTH) continue
			const key = keyOf({ titleId, name })
			const present = taken.get(key)
			if (present && language !== UNKNOWN && (present.language === UNKNOWN || (present.isGuess && !isGuess))) {
				learnt.push({ titleId, name, language, isGuess })
			}
			if (present && (onlyNew || isOwn(present))) continue
			const position = positions.next(titleId)
			if (position === undefined) continue
			const known = language === UNKNOWN ? index.languageOf(key) : language
			const guess = known === undefined ? await guessLanguage(name, context) : undefined
			const row = {
				titleId,
				position,
				language: known ?? guess ?? UNKNOWN,
				name,
				isGuess: isGuess || guess !== undefined,
			}
			taken.set(key, row)
			added.push({
				title_id: titleId,
				position,
				language: row.language,
				name,
				folded: foldName(name),
				is_guess: row.isGuess,
			})
		}
	}
	await deleteNames(db, gone)
	await insertRows(db, 'title_name', added)
	await learn(db, learnt)
	await showNames(db, [...new Set(all.map(({ titleId }) => titleId))], memberFields)
}

async function readNames(db: Database, titles: readonly number[]): Promise<Stored[]> {
	if (titles.length === 0) return []
	const { rows } = await sql<Stored>`select title_id as "titleId", position, language, name, is_guess as "isGuess"
		from title_name where title_id = any(${titles}::int[]) order by title_id, position`.execute(db)
	return rows
}

async function deleteNames(db: Database, names: readonly Stored[]) {
	if (names.length === 0) return
	await sql`delete from title_name n using unnest(${names.map(({ titleId }) => titleId)}::int[],
		${names.map(({ position }) => position)}::int[]) as gone(title_id, position)
		where n.title_id = gone.title_id and n.position = gone.position`.execute(db)
}

/** Shows the Portuguese name as the title, a guess where none is confirmed, unless a member chose the title; and the romanised one on cards. */
export async function showNames(db: Database, titles: readonly number[], memberFields: MemberFields) {
	const namesOf = groupBy(await readNames(db, titles), ({ titleId }) => titleId)
	const shown = titles.map((id) => {
		const names = namesOf.get(id) ?? []
		const title = memberFields.columns(id).has('title') ? undefined : (portugueseName(names) ?? guessedTitle(names))
		return {
			id,
			title: title ?? null,
			sortTitle: title ? sortName(title) : null,
			romaji: shownNames(names).romaji_title,
		}
	})
	await sql`update title t set romaji_title = s.romaji, title = coalesce(s.title, t.title),
			sort_title = coalesce(s."sortTitle", t.sort_title)
		from json_to_recordset(${JSON.stringify(shown)}::json) as s (id int, title text, "sortTitle" text, romaji text)
		where t.id = s.id and t.id = any(${titles}::int[])
			and (t.romaji_title is distinct from s.romaji or t.title <> coalesce(s.title, t.title))`.execute(db)
}

/** Lists titles of earlier imports by a guess, too. */
export async function showGuesses(db: Database): Promise<void> {
	const { rows } = await sql<{ id: number }>`select distinct t.id from title t join title_name n on n.title_id = t.id
		where n.is_guess and n.language like 'pt%' and t.romaji_title is not null and not exists (select from title_name o
			where o.title_id = t.id and o.language like 'pt%' and (not o.is_guess or o.name = t.title))`.execute(db)
	const ids = rows.map(({ id }) => id)
	if (ids.length === 0) return
	await recordChanges(db, { titles: ids })
	await showNames(db, ids, await MemberFields.read(db, ids))
}

/** Gives names of other sources the language that they lack. */
async function learn(
	db: Database,
	names: readonly { titleId: number; name: string; language: string; isGuess: boolean }[],
) {
	if (names.length === 0) return
	await sql`update title_name n set language = known.language, is_guess = known.is_guess
		from unnest(${names.map(({ titleId }) => titleId)}::int[], ${names.map(({ name }) => name)}::text[],
			${names.map(({ language }) => language)}::text[], ${names.map(({ isGuess }) => isGuess)}::bool[])
			as known(title_id, name, language, is_guess)
		where n.title_id = known.title_id and n.name = known.name and (n.language = ${UNKNOWN} or n.is_guess)`.execute(db)
}

/** What the stored names say about languages. */
class Index {
	readonly #languages = new Map<string, string>()
	readonly #scripts = new Map<number, { romaji: Set<string>; native: string[] }>()

	constructor(stored: readonly Stored[]) {
		for (const name of stored) {
			if (name.language !== UNKNOWN && !name.isGuess) this.#languages.set(keyOf(name), name.language)
			this.#add(name.titleId, name)
		}
	}

	/** The language that another source gives a name. */
	languageOf(key: string): string | undefined {
		return this.#languages.get(key)
	}

	/** The romanised and native names of a title, beside which a language is guessed. */
	contextOf(titleId: number, names: readonly DraftName[]) {
		for (const name of names) this.#add(titleId, name)
		return this.#scripts.get(titleId) ?? { romaji: new Set<string>(), native: [] }
	}

	#add(titleId: number, { language, name }: DraftName) {
		const scripts = this.#scripts.get(titleId) ?? { romaji: new Set<string>(), native: [] }
		if (language === 'romaji') scripts.romaji.add(foldName(name))
		if (language === 'native') scripts.native.push(name)
		this.#scripts.set(titleId, scripts)
	}
}

/** The free positions of a source. */
class Positions {
	readonly #taken: Set<string>
	readonly #next = new Map<number, number>()
	readonly #first: number

	constructor(stored: readonly Stored[], first: number) {
		this.#first = first
		this.#taken = new Set(stored.map(({ titleId, position }) => `${titleId} ${position}`))
	}

	/** The next position; undefined if the source has used all of its own. */
	next(titleId: number): number | undefined {
		let position = this.#next.get(titleId) ?? this.#first
		while (this.#taken.has(`${titleId} ${position}`)) position += 1
		this.#next.set(titleId, position + 1)
		return position < this.#first + NAMES_OF_A_SOURCE ? position : undefined
	}
}

const keyOf = ({ titleId, name }: { titleId: number; name: string }) => `${titleId} ${name}`
