import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { EntityKey, FieldTexts } from './editedFields.ts'
import { SYNOPSIS_LANGUAGES } from './fields/synopsis.ts'

/** Keeps with a revision, before it writes, what the synopses that it changes name as their source. */
export async function keepSources(
	db: Database,
	revision: number,
	{ entity, id, after }: EntityKey & { after: FieldTexts },
): Promise<void> {
	const languages = Object.entries(SYNOPSIS_LANGUAGES).flatMap(([field, language]) =>
		field in after ? [language] : [],
	)
	if (entity !== 'title' || languages.length === 0) return
	await sql`update revision set former_sources = (
			select jsonb_agg(jsonb_build_object('language', language, 'source_name', source_name, 'source_url', source_url,
				'is_authored', author_id is not null))
			from title_synopsis where title_id = ${id} and language = any(${languages})
		) where id = ${revision}`.execute(db)
}

/** Names the sources again that the synopses named before a revision, after its undo has written their texts. Who undoes is no author. */
export async function restoreSources(db: Database, undone: number): Promise<void> {
	await sql`update title_synopsis s set source_name = former.source_name, source_url = former.source_url,
			author_id = case when former.is_authored then s.author_id end
		from revision r, jsonb_to_recordset(r.former_sources) as former
			(language text, source_name text, source_url text, is_authored boolean)
		where r.id = ${undone} and s.title_id = r.entity_id and s.language = former.language`.execute(db)
}
