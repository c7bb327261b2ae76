import type { FastifyInstance, FastifyReply } from 'fastify'
import { loginRoute, logoutRoute, type Member, registerRoute, type SignedIn, sessionRoute } from 'shared-contract'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { networkOf } from '../security/networkOf.ts'
import { keyOf, memberAsking } from './authentication.ts'
import { login } from './login.ts'
import { serveRecovery } from './recoveryRoutes.ts'
import { register } from './register.ts'
import { serveSavedTitles } from './savedTitle.ts'
import { endSession, openSession } from './session.ts'
import { clearSessionCookie, setSessionCookie } from './sessionCookie.ts'

const DAY_MS = 86_400_000
const REGISTRATIONS_PER_MINUTE = 20
const LOGINS_PER_MINUTE = 60

export function registerAccount(app: FastifyInstance, parts: Parts): void {
	const { db, settings, now } = parts

	const signIn = async (reply: FastifyReply, user: Member): Promise<SignedIn> => {
		const opened = now()
		const expiresAt = new Date(opened.getTime() + settings.SESSION_DAYS * DAY_MS)
		const { token, cookie } = await openSession(db, { memberId: user.id, now: opened, expiresAt })
		setSessionCookie(reply, settings, cookie)
		return { token, user }
	}

	serve(app, registerRoute, async ({ body, reply }) => signIn(reply, await register(db, body, now())), {
		perMinute: REGISTRATIONS_PER_MINUTE,
	})

	serve(
		app,
		loginRoute,
		async ({ body, request, reply }) =>
			signIn(reply, await login(db, { ...body, address: networkOf(request.ip), now: now() })),
		{ perMinute: LOGINS_PER_MINUTE },
	)

	serve(app, logoutRoute, async ({ request, reply }) => {
		const key = keyOf(request, parts)
		if (key) {
			await endSession(db, key)
			clearSessionCookie(reply, settings)
		}
		return { done: true }
	})

	serve(app, sessionRoute, async ({ request }) => ({ user: await memberAsking(request, parts) }))

	serveRecovery(app, parts)
	serveSavedTitles(app, parts)
}
