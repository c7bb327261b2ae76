import type { FastifyInstance } from 'fastify'
import { savedRoute, saveTitleRoute, unsaveTitleRoute } from 'shared-contract'
import { isShownTo } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import { serve } from '../core/http/serve.ts'
import { requireMember, viewedMember } from '../core/identity/authentication.ts'
import { lockEntry } from './list/entryRow.ts'
import { removeEntry } from './list/removeEntry.ts'
import { titleOnSite } from './list/titleOfEntry.ts'

// Ids are Postgres integers: a greater one cannot exist.
const TITLE_ID_MAX = 2_147_483_647

/** Serves saved titles: saving adds a planned entry, or restores a removed one with its content for a day. */
export function serveSavedTitles(app: FastifyInstance, context: AppContext): void {
	const { db } = context

	serve(app, savedRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		return { titleIds: member ? await savedTitleIds(db, member.id) : [] }
	})

	serve(app, saveTitleRoute, async ({ params, request }) => {
		const member = await requireMember(request, context)
		const { id: titleId } = await titleOnSite(db, params.titleId, member.id)
		const entry = { memberId: member.id, titleId, now: context.now() }
		await db.transaction().execute((transaction) => lockEntry(transaction, entry))
		return { done: true }
	})

	serve(app, unsaveTitleRoute, async ({ params, request }) => {
		const member = await requireMember(request, context)
		const titleId = Number(params.titleId)
		if (titleId <= TITLE_ID_MAX) await removeEntry(db, { memberId: member.id, titleId, now: context.now() })
		return { done: true }
	})
}

/** The ids of a member's saved titles, last saved first. */
async function savedTitleIds(db: Database, memberId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('saved_title')
		.innerJoin('title as t', 't.id', 'saved_title.title_id')
		.where('saved_title.member_id', '=', memberId)
		.where(isShownTo(memberId))
		.select('saved_title.title_id')
		.orderBy('saved_title.saved_at', 'desc')
		.orderBy('saved_title.title_id')
		.execute()
	return rows.map(({ title_id }) => String(title_id))
}
