import { sql } from 'kysely'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

interface TitleCast {
	titleId: number
	/** Their names. */
	characters: readonly string[]
}

interface Character {
	id: number
	titleId: number
	name: string
	isInCast: boolean
}

/** Adds the characters that titles lack, after their present cast. */
export async function writeCast(db: Database, all: readonly TitleCast[], role: 'main' | null = 'main'): Promise<void> {
	const wanted = new Map(
		all.flatMap(({ titleId, characters }) => characters.map((name) => [`${titleId} ${name}`, { titleId, name }])),
	)
	if (wanted.size === 0) return
	const known = await readCharacters(db, [...new Set(all.map(({ titleId }) => titleId))])
	const missing = [...wanted].filter(([key]) => !known.has(key))
	const ids = await reserveIds(db, 'character', missing.length)
	const added = missing.map(([key, { titleId, name }], place) => ({ key, id: ids[place] ?? 0, titleId, name }))
	await insertRows(
		db,
		'character',
		added.map(({ id, titleId, name }) => ({ id, title_id: titleId, name })),
	)
	for (const { key, ...character } of added) known.set(key, { ...character, isInCast: false })
	const uncast = [...wanted.keys()].flatMap((key) => {
		const character = known.get(key)
		return character && !character.isInCast ? [character] : []
	})
	await sql`insert into title_cast (title_id, position, character_id, role)
		select c.title_id, coalesce((select max(o.position) from title_cast o where o.title_id = c.title_id), -1)
			+ row_number() over (partition by c.title_id order by c.place), c.id, ${role}::text
		from unnest(${uncast.map(({ titleId }) => titleId)}::int[], ${uncast.map(({ id }) => id)}::int[])
			with ordinality as c(title_id, id, place)`.execute(db)
	if (role === null) return
	const main = [...wanted.keys()].flatMap((key) => known.get(key) ?? [])
	await sql`update title_cast o set role = 'main'
		from unnest(${main.map(({ titleId }) => titleId)}::int[], ${main.map(({ id }) => id)}::int[]) as c(title_id, id)
		where o.title_id = c.title_id and o.character_id = c.id and o.role is null`.execute(db)
}

/** The characters of titles, in their cast or brought by them, by title and name. A merged one is the one that it became. */
export async function readCharacters(db: Database, titles: readonly number[]): Promise<Map<string, Character>> {
	const { rows } = await sql<Character>`
		select coalesce(c.merged_into, c.id) as id, x.title_id as "titleId", c.name, exists (select from title_cast o
			where o.title_id = x.title_id and o.character_id = coalesce(c.merged_into, c.id)) as "isInCast"
		from (
			select title_id, character_id from title_cast where title_id = any(${titles}::int[])
			union select title_id, id from character where title_id = any(${titles}::int[])
		) x join character c on c.id = x.character_id`.execute(db)
	return new Map(rows.map((row) => [`${row.titleId} ${row.name}`, row]))
}
