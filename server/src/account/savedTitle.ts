import type { FastifyInstance } from 'fastify'
import { savedRoute, saveTitleRoute, unsaveTitleRoute } from 'shared-contract'
import { Problem } from '../api/problem.ts'
import { serve } from '../api/serve.ts'
import type { Database } from '../database/schema.ts'
import type { Parts } from '../parts.ts'
import { memberShown, requireMember } from './authentication.ts'

// The ids of titles are Postgres integers: a greater one names no title.
const TITLE_ID_MAX = 2_147_483_647

export function serveSavedTitles(app: FastifyInstance, parts: Parts): void {
	const { db } = parts

	serve(app, savedRoute, async ({ request }) => {
		const member = await memberShown(request, parts)
		return { titleIds: member ? await savedTitleIds(db, member.id) : [] }
	})

	serve(app, saveTitleRoute, async ({ params, request }) => {
		const member = await requireMember(request, parts)
		await saveTitle(db, member.id, Number(params.titleId), parts.now())
		return { done: true }
	})

	serve(app, unsaveTitleRoute, async ({ params, request }) => {
		const member = await requireMember(request, parts)
		await db
			.deleteFrom('saved_title')
			.where('member_id', '=', member.id)
			.where('title_id', '=', Number(params.titleId))
			.execute()
		return { done: true }
	})
}

/** The last saved first. */
async function savedTitleIds(db: Database, memberId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('saved_title')
		.innerJoin('title', 'title.id', 'saved_title.title_id')
		.where('saved_title.member_id', '=', memberId)
		.where('title.removed_at', 'is', null)
		.select('saved_title.title_id')
		.orderBy('saved_title.saved_at', 'desc')
		.orderBy('saved_title.title_id')
		.execute()
	return rows.map(({ title_id }) => String(title_id))
}

async function saveTitle(db: Database, memberId: string, titleId: number, now: Date): Promise<void> {
	const title =
		titleId <= TITLE_ID_MAX &&
		(await db
			.selectFrom('title')
			.where('id', '=', titleId)
			.where('removed_at', 'is', null)
			.select('id')
			.executeTakeFirst())
	if (!title) throw new Problem('request.notFound', 404)
	await db
		.insertInto('saved_title')
		.values({ member_id: memberId, title_id: titleId, saved_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
