import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { MISSING_PAGE_SIZE, type MissingField, type MissingTitle, ownMissingRoute } from 'shared-contract'
import { type LinkRow, linkOf, MISSING_RULES, type Pictures, pictureUrl, SHOWN } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import type { Columns, Database } from '../core/database/schema.ts'
import { serve } from '../core/http/serve.ts'
import { viewedMember } from '../core/identity/authentication.ts'

/** Serves what is missing in what a member has seen: they can write about it. */
export function serveOwnMissing(app: FastifyInstance, context: AppContext): void {
	const { db, pictures } = context
	serve(app, ownMissingRoute, async ({ params: { field }, query: { page = 1 }, request }) => {
		const member = await viewedMember(request, context)
		return { items: member ? await readOwnMissing(db, pictures, { field, page, memberId: member.id }) : [] }
	})
}

type Row = LinkRow & Columns<'title', 'poster_url' | 'year'>

async function readOwnMissing(
	db: Database,
	pictures: Pictures,
	{ field, page, memberId }: { field: MissingField; page: number; memberId: string },
): Promise<MissingTitle[]> {
	const { applies, rows: held } = MISSING_RULES[field]
	const { rows } =
		await sql<Row>`select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title,
			t.poster_url, t.year
		from list_entry e join title t on t.id = e.title_id and ${SHOWN}
		where e.member_id = ${memberId} and e.removed_at is null and e.status = 'completed'
			and ${applies} and not exists (${held})
		order by e.finished_on desc nulls last, t.renown desc, t.id
		limit ${MISSING_PAGE_SIZE} offset ${(page - 1) * MISSING_PAGE_SIZE}`.execute(db)
	return rows.map((row) => ({
		...linkOf(row),
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures),
		...(row.year === null ? {} : { year: row.year }),
	}))
}
