import type { FastifyInstance } from 'fastify'
import {
	addMediaServerRoute,
	forgetMediaSeriesRoute,
	mediaServersRoute,
	removeMediaServerRoute,
	renewMediaServerRoute,
	settleMediaSeriesRoute,
} from 'shared-contract'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { Problem } from '../../core/problem.ts'
import { readEvents } from './events.ts'
import { serveMediaHook } from './hookRoute.ts'
import { readMediaSeries } from './series.ts'
import { addServer, readServers, removeServer, renewServer } from './servers.ts'
import { forgetSeries, settleSeries } from './settleSeries.ts'

const ADDRESSES_PER_MINUTE = 20

/** Serves the settings of a member's media servers, and the address to which these send their notifications. */
export function serveMediaServers(app: FastifyInstance, context: AppContext): void {
	const { db, live, now, pictures } = context
	serveMediaHook(app, context)

	serve(app, mediaServersRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		const [servers, events, series] = await Promise.all([
			readServers(db, member.id),
			readEvents(db, member.id, pictures),
			readMediaSeries(db, member.id, pictures),
		])
		return { servers, events, series }
	})

	// A cached answer would store the token.
	const withToken = { perMember: ADDRESSES_PER_MINUTE, idempotent: false } as const

	serve(
		app,
		addMediaServerRoute,
		async ({ request, body }) => {
			const { id: memberId } = await requireRecentProof(request, context)
			return addServer(db, { memberId, ...body, now: now() })
		},
		withToken,
	)

	serve(
		app,
		renewMediaServerRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireRecentProof(request, context)
			return renewServer(db, { memberId, id: params.id })
		},
		withToken,
	)

	serve(app, removeMediaServerRoute, async ({ request, params }) => {
		const { id: memberId } = await requireMember(request, context)
		await removeServer(db, { memberId, id: params.id })
		return { done: true }
	})

	serve(app, settleMediaSeriesRoute, async ({ request, params, body }) => {
		const { id: memberId } = await requireMember(request, context)
		const settling = { memberId, id: params.id, ...body, now: now(), pictures }
		await db.transaction().execute((transaction) => settleSeries(transaction, settling))
		publishProgress(live, memberId)
		return { done: true }
	})

	serve(app, forgetMediaSeriesRoute, async ({ request, params }) => {
		const { id: memberId } = await requireMember(request, context)
		await forgetSeries(db, { memberId, id: params.id })
		return { done: true }
	})
}
