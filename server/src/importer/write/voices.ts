import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { AliasIds } from './aliases.ts'
import { readCharacters, writeCast } from './cast.ts'

interface Voice {
	titleId: number
	character: string
	person: string
	language: string
}

/** Adds who speaks which character. Characters that a title lacks come after its present cast. */
export async function writeVoices(db: Database, voices: readonly Voice[], people: AliasIds): Promise<void> {
	if (voices.length === 0) return
	const personOf = await people.of(
		db,
		voices.map(({ person }) => person),
	)
	await writeCast(
		db,
		voices.map(({ titleId, character }) => ({ titleId, characters: [character] })),
		null,
	)
	const characters = await readCharacters(db, [...new Set(voices.map(({ titleId }) => titleId))])
	const rows = voices.flatMap(({ titleId, character, person, language }) => {
		const known = characters.get(`${titleId} ${character}`)
		return known ? [{ title_id: titleId, character_id: known.id, language, person_id: personOf(person) }] : []
	})
	await insertRows(db, 'title_voice', rows, { ignoreConflicts: true })
}

/** Stores what works are based on as candidates, which members confirm. */
export async function writeCandidates(db: Database, pairs: readonly { from: number; to: number }[]): Promise<void> {
	await sql`insert into relation_candidate (from_id, to_id, kind, reason)
		select p.from_id, p.to_id, 'source', 'wikidata'
		from unnest(${pairs.map(({ from }) => from)}::int[], ${pairs.map(({ to }) => to)}::int[]) as p(from_id, to_id)
		where not exists (select from title_relation r where (r.title_id, r.target_id) in ((p.from_id, p.to_id), (p.to_id, p.from_id)))
		on conflict (from_id, to_id) do nothing`.execute(db)
}
