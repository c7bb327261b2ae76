import { sql } from 'kysely'
import type { Kind, TagName } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { foldName } from '../fold.ts'
import NAMES from './tagNames.json' with { type: 'json' }

interface Known {
	english: string
	/** The Portuguese and the Japanese one. */
	others: readonly string[]
}

const TAGS: readonly Known[] = Object.entries(NAMES).map(([english, others]) => ({ english, others }))
const small = (name: string) => name.toLowerCase()
/** What is known, by each of its names in small letters: an English one before others, and of two with one name the first. */
const BY_NAME = new Map([
	...TAGS.toReversed().flatMap((tag) => tag.others.map((name) => [small(name), tag] as const)),
	...TAGS.map((tag) => [small(tag.english), tag] as const),
])
/** The beginnings of the words of all names, folded. */
const SEARCHED = TAGS.map(({ english, others }) => ({
	english,
	folded: [english, ...others].map((name) => ` ${foldName(name)}`),
}))
const FOUND = 6
/** The tags that a list can be filtered by. */
const LISTED = 200

/** The names of a tag in other languages; nothing where they are not known, as for one that a member made. */
export function tagNames(name: string): Pick<TagName, 'names'> {
	const [pt, ja] = BY_NAME.get(small(name))?.others ?? []
	return pt === undefined || ja === undefined ? {} : { names: { pt, ja } }
}

/** The name under which a tag is stored, from a name in any of the languages. */
export function storedTag(name: string): string {
	return BY_NAME.get(small(name))?.english ?? name
}

/** The tags of which a word of a name begins with the query, in any of the languages. */
export async function findTags(db: Database, query: string): Promise<TagName[]> {
	const folded = foldName(query)
	if (folded.length < 2) return []
	const found = SEARCHED.filter((tag) => tag.folded.some((name) => name.includes(` ${folded}`)))
	const names = [...found.map(({ english }) => english), query].map(small)
	const { rows } = await sql<{ name: string }>`select g.name from tag g
		where lower(g.name) = any(${names}::text[]) and exists (select from title_tag x where x.tag_id = g.id)
		order by length(g.name), g.name limit ${FOUND}`.execute(db)
	return rows.map(({ name }) => ({ name, ...tagNames(name) }))
}

/** The tags with the most titles of a kind, not counting those whose story they give away. */
export async function listTags(db: Database, kind: Kind): Promise<TagName[]> {
	const { rows } = await sql<{ name: string }>`select g.name from title_tag x
		join tag g on g.id = x.tag_id join title t on t.id = x.title_id
		where t.kind = ${kind} and t.removed_at is null and not t.is_adult and not x.is_spoiler
		group by g.id order by count(*) desc, g.name limit ${LISTED}`.execute(db)
	return rows.map(({ name }) => ({ name, ...tagNames(name) }))
}

/** The ids of the titles that have each of some tags, not counting those whose story it gives away. */
export async function taggedTitles(db: Database, typed: readonly string[]): Promise<ReadonlySet<number>> {
	const names = [...new Set(typed.map((name) => small(storedTag(name.trim()))).filter((name) => name !== ''))]
	const { rows } = await sql<{ id: number }>`select x.title_id as id from title_tag x join tag g on g.id = x.tag_id
		where lower(g.name) = any(${names}::text[]) and not x.is_spoiler
		group by x.title_id having count(distinct lower(g.name)) = ${names.length}`.execute(db)
	return new Set(rows.map(({ id }) => id))
}
