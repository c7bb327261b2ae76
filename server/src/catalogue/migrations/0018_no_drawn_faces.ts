import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

const withoutDrawing = (column: string) =>
	`${column} = regexp_replace(${column}::text, '"/art/person/[0-9]+[.]svg"', '""', 'g')::jsonb`

/** People without a picture have none: edits and their undo do not name a drawn face. */
export const up = inOrder([
	"update person set image_url = null where image_url like '/art/person/%'",
	`update revision set ${withoutDrawing('before')}, ${withoutDrawing('after')}
		where entity = 'person' and concat(before, after) like '%/art/person/%'`,
	`update proposal set ${withoutDrawing('changes')} where entity = 'person' and changes::text like '%/art/person/%'`,
])
