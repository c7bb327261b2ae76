import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { artworkPath, OWN_PROFILE, route } from 'shared-contract'
import { object, optional, string, unknown } from 'shared-contract/schema'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { readableMemberId } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import { repeatsOf, visibleEntries } from '../../library/public.ts'
import { parseFields } from './fields.ts'
import { malInstant } from './listStatus.ts'
import { readerOf } from './reader.ts'

const query = object({ fields: optional(string()) })

const ownUserRoute = route('GET', `/mal/v2/users/${OWN_PROFILE}`, {
	summary: 'The member of the token',
	tag: 'account',
	query,
	answer: unknown(),
})

const userRoute = route('GET', '/mal/v2/users/:name', {
	summary: 'A member',
	tag: 'account',
	params: object({ name: string({ minLength: 1, maxLength: 100 }) }),
	query,
	answer: unknown(),
})

/** The member of a token, and others whose profile is visible. */
export function serveUsers(app: FastifyInstance, context: AppContext): void {
	const { db, settings } = context

	serve(
		app,
		ownUserRoute,
		async ({ query: { fields = '' }, request }) => {
			const { id } = await requireMember(request, context)
			const isAsked = parseFields(fields).has('anime_statistics') && (await readerOf(request, context)) !== null
			return {
				...(await readUser(db, id, siteOrigin(request, settings))),
				...(isAsked ? { anime_statistics: await readStatistics(db, id) } : {}),
			}
		},
		{ access: 'profile:read' },
	)

	serve(
		app,
		userRoute,
		async ({ params, request }) => {
			const readerId = await readerOf(request, context)
			const id = await readableMemberId(db, readerId === null ? null : { id: readerId }, params.name)
			if (id === undefined) throw new Problem('request.notFound', 404)
			return readUser(db, id, siteOrigin(request, settings))
		},
		{ access: 'anybody' },
	)
}

interface UserRow {
	username: string
	avatar_url: string | null
	joined_at: string
}

async function readUser(db: Database, memberId: string, origin: string) {
	const { rows } = await sql<UserRow>`select m.username, m.avatar_url, ${malInstant(sql`m.joined_at`)} as joined_at
		from member m where m.id = ${memberId}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return {
		id: numberOf(memberId),
		name: row.username,
		picture: new URL(row.avatar_url ?? artworkPath('avatar', memberId), origin).href,
		joined_at: row.joined_at,
	}
}

/** A number for a member: clients expect one, and use names. It fits their 32 bits, so two members may share it. */
function numberOf(memberId: string): number {
	return Number.parseInt(memberId.slice(0, 7), 16)
}

/** Numbers of a member's list of anime, private entries included. */
async function readStatistics(db: Database, memberId: string) {
	const number = (status: string) => sql`count(*) filter (where e.status = ${status})::int`
	const { rows } = await sql`select ${number('current')} as num_items_watching,
			count(*) filter (where e.status in ('completed', 'rewatching'))::int as num_items_completed,
			${number('paused')} as num_items_on_hold, ${number('dropped')} as num_items_dropped,
			${number('planned')} as num_items_plan_to_watch, count(*)::int as num_items,
			coalesce(round(sum(e.progress * coalesce(t.minutes, 0)) / 1440.0, 2), 0)::float as num_days,
			coalesce(sum(e.progress), 0)::int as num_episodes, coalesce(sum(${repeatsOf().done}), 0)::int as num_times_rewatched,
			coalesce(round(avg(v.exact)::numeric, 2), 0)::float as mean_score
		${visibleEntries({ ownerId: memberId, isOwn: true })} and t.kind = 'anime'`.execute(db)
	return rows[0]
}
