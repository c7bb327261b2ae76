import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginRoute, logoutRoute, registerRoute, type SignedIn, sessionRoute } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { networkOf } from '../security/networkOf.ts'
import { keyOf, memberAsking } from './authentication.ts'
import { serveDashboard } from './dashboard/routes.ts'
import { serveDiscord } from './discord/routes.ts'
import { serveCustomLists } from './list/customListRoutes.ts'
import { serveEntries } from './list/entryRoutes.ts'
import { serveFavorites } from './list/favoriteRoutes.ts'
import { serveLog } from './list/logRoutes.ts'
import { login, type Proven } from './login.ts'
import { serveRecovery } from './recoveryRoutes.ts'
import { register } from './register.ts'
import { serveRoles } from './role/routes.ts'
import { serveSavedTitles } from './savedTitle.ts'
import { endSession, openSession } from './session.ts'
import { clearSessionCookie, setSessionCookie } from './sessionCookie.ts'
import { hashSessionKey } from './sessionKey.ts'
import { keptUserAgent } from './settings/device.ts'
import { serveSettings } from './settings/routes.ts'
import { serveTransfer } from './transfer/routes.ts'

const REGISTRATIONS_PER_MINUTE = 20
const LOGINS_PER_MINUTE = 60

export function registerAccount(app: FastifyInstance, parts: Parts): void {
	const { db, settings, now } = parts

	const signIn = async (request: FastifyRequest, reply: FastifyReply, proven: Proven): Promise<SignedIn> => {
		const { member: user, proof } = proven
		const opened = now()
		const userAgent = keptUserAgent(request.headers['user-agent'])
		const expiresAt = new Date(opened.getTime() + settings.SESSION_DAYS * DAY_MS)
		const { ended, ...key } = await openSession(db, { memberId: user.id, proof, userAgent, now: opened, expiresAt })
		for (const keyHash of ended) parts.live.endSession(keyHash)
		setSessionCookie(reply, settings, key.cookie)
		return { token: key.token, user }
	}

	serve(
		app,
		registerRoute,
		async ({ body, request, reply }) => signIn(request, reply, { member: await register(db, body, now()) }),
		{ perMinute: REGISTRATIONS_PER_MINUTE, idempotent: false },
	)

	serve(
		app,
		loginRoute,
		async ({ body, request, reply }) =>
			signIn(request, reply, await login(db, { ...body, address: networkOf(request.ip), now: now() })),
		{ perMinute: LOGINS_PER_MINUTE, idempotent: false },
	)

	serve(app, logoutRoute, async ({ request, reply, parts }) => {
		const key = keyOf(request, parts)
		if (key) {
			await endSession(parts.db, key)
			parts.live.endSession(hashSessionKey(key))
			clearSessionCookie(reply, settings)
		}
		return { done: true }
	})

	serve(app, sessionRoute, async ({ request }) => ({ user: await memberAsking(request, parts) }))

	serveRecovery(app, parts)
	serveSettings(app, parts)
	serveDiscord(app, parts, signIn)
	serveSavedTitles(app, parts)
	serveEntries(app, parts)
	serveLog(app, parts)
	serveCustomLists(app, parts)
	serveFavorites(app, parts)
	serveTransfer(app, parts)
	serveDashboard(app, parts)
	serveRoles(app, parts)
}
