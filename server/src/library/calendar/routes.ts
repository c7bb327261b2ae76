import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
	calendarTokenRoute,
	memberCalendarFile,
	renewCalendarTokenRoute,
	revokeCalendarTokenRoute,
} from 'shared-contract'
import { calendarFile, isPremiere, sendCalendar } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { Problem } from '../../core/problem.ts'
import { plannedTitles, watchedTitles } from '../continue/watchedTitles.ts'
import { calendarTokenDate, memberOfCalendarToken, renewCalendarToken, revokeCalendarToken } from './calendarToken.ts'

const NAMES = { pt: 'Minha lista · Niouka', en: 'My list · Niouka', ja: 'マイリスト · Niouka' }
const RENEWALS_PER_MINUTE = 20

/**
 * Serves the private calendar address of a member, and the file with the releases of what they watch and the premieres of what
 * they plan to.
 */
export function serveMemberCalendar(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context

	serve(app, calendarTokenRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return { createdAt: await calendarTokenDate(db, member.id) }
	})

	serve(
		app,
		renewCalendarTokenRoute,
		async ({ request }) => {
			const { id } = await requireRecentProof(request, context)
			const createdAt = now()
			return { token: await renewCalendarToken(db, id, createdAt), createdAt: createdAt.toISOString() }
		},
		// A cached answer would store the token.
		{ perMember: RENEWALS_PER_MINUTE, idempotent: false },
	)

	serve(app, revokeCalendarTokenRoute, async ({ request }) => {
		await revokeCalendarToken(db, (await requireMember(request, context)).id)
		return { done: true }
	})

	app.get<{ Params: { token: string } }>(
		memberCalendarFile(':token'),
		{ schema: { hide: true }, config: { kind: 'calendarFile' } },
		async (request, reply) => {
			reply.header('x-robots-tag', 'noindex')
			const memberId = await memberOfCalendarToken(db, request.params.token)
			if (memberId === undefined) throw new Problem('request.notFound', 404)
			const watched = await watchedTitles(db, memberId)
			const ids = [...watched.keys(), ...(await plannedTitles(db, memberId))]
			const file = await calendarFile(request, context, {
				names: NAMES,
				titleFilter: (titleId) => sql`${titleId} = any(${ids}::int[])`,
				isShown: (release) => watched.has(release.animeId) || isPremiere(release),
			})
			return sendCalendar(reply.header('cache-control', CACHE.personal), file)
		},
	)
}
