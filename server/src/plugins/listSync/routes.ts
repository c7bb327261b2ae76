import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi'
import {
	answerListSyncRoute,
	compareListSyncRoute,
	endListSyncRoute,
	finishListSyncRoute,
	listSyncRoute,
	SYNC_SERVICES,
	type SyncService,
	type SyncState,
	startListSyncRoute,
	switchListSyncRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { hostCookie, hostCookieAttributes } from '../../core/http/hostCookie.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { readChanges, readQuestions } from './changes.ts'
import { compareNow } from './compareNow.ts'
import { connect, readSync, type SyncRow } from './connections.ts'
import type { Services } from './services/index.ts'
import { ServiceProblem } from './services/service.ts'

const COOKIE = 'niouka_sync'
const COOKIE_MAX_AGE_S = 600
/** They cause requests to the service. */
const ASKED = { perMinute: 10, perMember: 10, idempotent: false } as const
/** A comparison reads a whole list, by requests of which the site has few. */
const COMPARED = { ...ASKED, perMember: 2 } as const

/** Serves the syncs of a member's list. */
export function serveListSync(app: FastifyInstance, context: AppContext, services: Services): void {
	const { db, settings, now } = context
	// Services that the settings have no client for are not there.
	const serviceOf = (name: SyncService) => {
		const service = services.get(name)
		if (!service) throw new Problem('request.notFound', 404)
		return service
	}
	const redirectUri = (request: FastifyRequest) => `${siteOrigin(request, settings)}/settings/sync`
	const cookieOf = (service: SyncService) => hostCookie(settings, `${COOKIE}_${service}`)
	const attributes = { ...hostCookieAttributes(settings), sameSite: 'lax' } as const

	serve(app, listSyncRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		const rows = await db.selectFrom('list_sync').where('member_id', '=', member.id).selectAll().execute()
		const items = [...services.keys()].map((service) =>
			present(
				context,
				service,
				rows.find((row) => row.service === service),
			),
		)
		return { items: await Promise.all(items) }
	})

	serve(
		app,
		startListSyncRoute,
		async ({ request, reply, params }) => {
			const { id: memberId } = await requireMember(request, context)
			const service = serviceOf(params.service)
			const [state, verifier] = [generateRandomState(), generateRandomCodeVerifier()]
			reply.setCookie(cookieOf(service.name), `${memberId}.${state}.${verifier}`, {
				...attributes,
				maxAge: COOKIE_MAX_AGE_S,
			})
			return { url: service.authorizeUrl(state, verifier, redirectUri(request)) }
		},
		ASKED,
	)

	serve(
		app,
		finishListSyncRoute,
		async ({ request, reply, body }) => {
			const { id: memberId } = await requireMember(request, context)
			const { name, verifier } = takeState(request, reply, memberId, body.state)
			const service = serviceOf(name)
			try {
				const tokens = await service.exchange(body.code, verifier, redirectUri(request))
				await connect(db, { memberId, service, tokens, now: now() })
			} catch (error) {
				if (!(error instanceof ServiceProblem)) throw error
				const isAway = error.kind === 'away' || error.kind === 'limited'
				throw isAway ? new Problem('listSync.away', 503) : new Problem('listSync.refused', 400)
			}
			return { done: true }
		},
		ASKED,
	)

	serve(
		app,
		compareListSyncRoute,
		async ({ request, params }) => {
			const { id } = await requireMember(request, context)
			return compareNow(context, await readSync(db, id, params.service), serviceOf(params.service))
		},
		COMPARED,
	)

	serve(app, switchListSyncRoute, async ({ request, params, body }) => {
		const { id } = await requireMember(request, context)
		const sync = await readSync(db, id, serviceOf(params.service).name)
		if (sync.state === 'revoked') throw new Problem('listSync.revoked', 409)
		await db
			.updateTable('list_sync')
			// A pause that the service asked for stands.
			.set(body.isOn ? { state: 'on', next_at: sync.problem === null ? now() : sync.next_at } : { state: 'off' })
			.where('id', '=', sync.id)
			.where('state', '<>', 'revoked')
			.execute()
		return { done: true }
	})

	serve(app, answerListSyncRoute, async ({ request, params, body }) => {
		const { id } = await requireMember(request, context)
		const sync = await readSync(db, id, serviceOf(params.service).name)
		// Without an agreement the entry is new to the side that lost it, which takes it back.
		const { rows } = await sql`${
			body.choice === 'remove' ? sql`update list_sync_entry set answer = 'remove'` : sql`delete from list_sync_entry`
		} where sync_id = ${sync.id} and title_id = ${params.titleId}::bigint and gone_from is not null returning 1`.execute(
			db,
		)
		if (rows.length === 0) throw new Problem('request.notFound', 404)
		if (sync.problem === null)
			await db.updateTable('list_sync').set({ next_at: now() }).where('id', '=', sync.id).execute()
		return { done: true }
	})

	serve(app, endListSyncRoute, async ({ request, params }) => {
		const { id } = await requireMember(request, context)
		const { id: syncId } = await readSync(db, id, serviceOf(params.service).name)
		await db.deleteFrom('list_sync').where('id', '=', syncId).execute()
		return { done: true }
	})

	/** Reads and clears what the browser keeps of a state while its member is at the service. @throws Problem 400 without it. */
	function takeState(request: FastifyRequest, reply: FastifyReply, memberId: string, state: string) {
		for (const name of SYNC_SERVICES) {
			const [of, kept, verifier = ''] = (request.cookies[cookieOf(name)] ?? '').split('.')
			if (of !== memberId || kept !== state) continue
			reply.clearCookie(cookieOf(name), attributes)
			return { name, verifier }
		}
		throw new Problem('listSync.refused', 400)
	}
}

async function present({ db, pictures }: AppContext, service: SyncService, row?: SyncRow): Promise<SyncState> {
	if (!row) {
		const none = { account: null, state: 'off', problem: null, lastAt: null, nextAt: null } as const
		return { service, ...none, changes: [], questions: [] }
	}
	return {
		service,
		account: row.account_name,
		state: row.state,
		problem: row.problem,
		lastAt: row.last_at?.toISOString() ?? null,
		nextAt: row.state === 'on' ? row.next_at.toISOString() : null,
		changes: await readChanges(db, row.id, pictures),
		questions: await readQuestions(db, row.id, pictures),
	}
}
