import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { franchiseProgressRoute } from 'shared-contract'
import { franchiseIds, pageId } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { viewedMember } from '../../core/identity/authentication.ts'

interface Row {
	title_id: number
	is_seen: boolean
}

/** Serves which works of a franchise a member has seen, or is watching. A visitor has seen none. */
export function serveFranchiseProgress(app: FastifyInstance, context: AppContext): void {
	serve(app, franchiseProgressRoute, async ({ params, request }) => {
		const titleId = pageId(params)
		const member = await viewedMember(request, context)
		if (!member) return { seen: [], watching: [] }
		const { rows } = await sql<Row>`select title_id, status in ('completed', 'rewatching') as is_seen from list_entry
			where member_id = ${member.id} and removed_at is null and status in ('completed', 'rewatching', 'current')
				and title_id in ${franchiseIds(titleId)} order by title_id`.execute(context.db)
		const idsOf = (seen: boolean) => rows.filter(({ is_seen }) => is_seen === seen).map(({ title_id }) => title_id)
		return { seen: idsOf(true), watching: idsOf(false) }
	})
}
