import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { MemberFields } from '../memberFields.ts'

/** The language in which every source that is imported writes its synopses. */
const LANGUAGE = 'en'

interface SynopsisDraft {
	titleId: number
	synopsis: string | null
	synopsisSource: string | null
}

/**
 * Writes the synopses of a source.
 *
 * @param overwrite whether they replace what an import wrote before. A synopsis with an author always stays.
 */
export async function writeSynopses(
	db: Database,
	drafts: readonly SynopsisDraft[],
	{ overwrite, memberFields }: { overwrite: boolean; memberFields: MemberFields },
): Promise<void> {
	const rows = drafts.flatMap(({ titleId, synopsis, synopsisSource }) =>
		synopsis === null || !memberFields.allow('title_synopsis.en', titleId)
			? []
			: [{ title_id: titleId, language: LANGUAGE, text: synopsis, source_name: synopsisSource }],
	)
	if (rows.length === 0) return
	const onConflict = overwrite
		? sql`do update set text = excluded.text, source_name = excluded.source_name, source_url = null
			where title_synopsis.author_id is null`
		: sql`do nothing`
	await sql`insert into title_synopsis (title_id, language, text, source_name)
		select distinct on (title_id) title_id, language, text, source_name
		from json_populate_recordset(null::title_synopsis, ${JSON.stringify(rows)}::json)
		on conflict (title_id, language) ${onConflict}`.execute(db)
}
