import type { FastifyInstance } from 'fastify'
import {
	accessTokensRoute,
	appsRoute,
	bearerRoute,
	changeAppRoute,
	deleteAppRoute,
	makeAccessTokenRoute,
	registerAppRoute,
	renewAppSecretRoute,
	revokeAccessTokenRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { tokenAccess } from '../../core/identity/tokenAccess.ts'
import { warnMember } from '../settings/warnOwner.ts'
import { makeAccessToken, readAccessTokens, revokeAccessToken } from './accessTokens.ts'
import { changeApp, deleteApp, readApps, registerApp, renewAppSecret } from './apps.ts'

/** A stored answer of an idempotent request would hold the secret. */
const WITH_SECRET = { perMember: 20, idempotent: false } as const

/** Serves personal access tokens and the apps that a member has registered. */
export function serveApps(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context

	serve(app, accessTokensRoute, async ({ request }) => ({
		items: await readAccessTokens(db, (await requireMember(request, context)).id, now()),
	}))

	serve(
		app,
		makeAccessTokenRoute,
		async ({ body, request }) => {
			const { id: memberId } = await requireRecentProof(request, context)
			const made = await makeAccessToken(db, { memberId, ...body, now: now() })
			await warnMember(request, context, memberId, 'tokenMade')
			return made
		},
		WITH_SECRET,
	)

	serve(app, revokeAccessTokenRoute, async ({ params, request }) => {
		await revokeAccessToken(db, (await requireMember(request, context)).id, params.id)
		return { done: true }
	})

	serve(app, appsRoute, async ({ request }) => ({
		items: await readApps(db, (await requireMember(request, context)).id),
	}))

	serve(
		app,
		registerAppRoute,
		async ({ body: { isConfidential, ...draft }, request }) => {
			const { id: ownerId } = await requireRecentProof(request, context)
			return registerApp(db, { ownerId, draft, isConfidential, now: now() })
		},
		WITH_SECRET,
	)

	serve(app, changeAppRoute, async ({ params, body, request }) => {
		const { id: ownerId } = await requireRecentProof(request, context)
		return { app: await changeApp(db, { ownerId, id: params.id }, body) }
	})

	serve(
		app,
		renewAppSecretRoute,
		async ({ params, request }) => {
			const { id: ownerId } = await requireRecentProof(request, context)
			return { secret: await renewAppSecret(db, { ownerId, id: params.id }) }
		},
		WITH_SECRET,
	)

	serve(app, deleteAppRoute, async ({ params, request }) => {
		await deleteApp(db, { ownerId: (await requireMember(request, context)).id, id: params.id })
		return { done: true }
	})

	serve(
		app,
		bearerRoute,
		async ({ request }) => {
			const { id, username, avatarUrl } = await requireMember(request, context)
			const access = await tokenAccess(request, context)
			return { id, username, avatarUrl, scopes: [...(access?.scopes ?? [])] }
		},
		{ access: 'profile:read' },
	)
}
