import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
	loginRoute,
	logoutRoute,
	type Member,
	type OwnMember,
	registerRoute,
	type SignedIn,
	sessionRoute,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Catalogue, Similarity } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import { serve } from '../core/http/serve.ts'
import { seesAdult } from '../core/identity/age.ts'
import { currentMember, keyOf } from '../core/identity/authentication.ts'
import { shortUserAgent } from '../core/identity/device.ts'
import { endSession, openSession } from '../core/identity/session.ts'
import { clearSessionCookie, setSessionCookie } from '../core/identity/sessionCookie.ts'
import { hashSessionKey } from '../core/identity/sessionKey.ts'
import { networkOf } from '../core/security/networkOf.ts'
import { serveListApi } from './api/routes.ts'
import { serveConsent } from './app/consentRoutes.ts'
import { serveAuthorizationServer } from './app/oauth/routes.ts'
import { serveApps } from './app/routes.ts'
import { serveMemberCalendar } from './calendar/routes.ts'
import { serveContinue } from './continue/routes.ts'
import { serveDashboard } from './dashboard/routes.ts'
import { serveDiscord } from './discord/routes.ts'
import { serveFranchiseProgress } from './franchise/franchiseProgress.ts'
import { serveCustomLists } from './list/customListRoutes.ts'
import { serveEntries } from './list/entryRoutes.ts'
import { serveFavorites } from './list/favoriteRoutes.ts'
import { serveLog } from './list/logRoutes.ts'
import { login, type Proven } from './login.ts'
import { serveMalApi } from './malApi/routes.ts'
import { serveMediaServers } from './mediaServer/routes.ts'
import { serveRecovery } from './recoveryRoutes.ts'
import { register } from './register.ts'
import { serveRoles } from './role/routes.ts'
import { serveSavedTitles } from './savedTitle.ts'
import { serveSettings } from './settings/routes.ts'
import { serveStatistics } from './statistics/routes.ts'
import { serveSuggestions } from './suggestion/routes.ts'
import { serveTransfer } from './transfer/routes.ts'

const REGISTRATIONS_PER_MINUTE = 20
const LOGINS_PER_MINUTE = 60

export function registerAccount(app: FastifyInstance, context: AppContext, catalogue: Catalogue & Similarity): void {
	const { db, settings, now } = context

	const ownMember = async (member: Member): Promise<OwnMember> =>
		(await seesAdult(db, member.id)) ? { ...member, showsAdult: true } : member

	const signIn = async (request: FastifyRequest, reply: FastifyReply, proven: Proven): Promise<SignedIn> => {
		const { member: user, proof } = proven
		const opened = now()
		const userAgent = shortUserAgent(request.headers['user-agent'])
		const expiresAt = new Date(opened.getTime() + settings.SESSION_DAYS * DAY_MS)
		const { ended, ...key } = await openSession(db, { memberId: user.id, proof, userAgent, now: opened, expiresAt })
		for (const keyHash of ended) context.live.endSession(keyHash)
		setSessionCookie(reply, settings, key.cookie)
		return { token: key.token, user: await ownMember(user) }
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

	serve(app, logoutRoute, async ({ request, reply, context }) => {
		const key = keyOf(request, context)
		if (key) {
			await endSession(context.db, key)
			context.live.endSession(hashSessionKey(key))
			clearSessionCookie(reply, settings)
		}
		return { done: true }
	})

	serve(app, sessionRoute, async ({ request }) => {
		const member = await currentMember(request, context)
		return { user: member && (await ownMember(member)) }
	})

	serveRecovery(app, context)
	serveSettings(app, context)
	serveDiscord(app, context, signIn)
	serveSavedTitles(app, context)
	serveEntries(app, context)
	serveListApi(app, context)
	serveLog(app, context)
	serveCustomLists(app, context)
	serveFavorites(app, context)
	serveFranchiseProgress(app, context)
	serveContinue(app, context)
	serveMemberCalendar(app, context)
	serveMediaServers(app, context)
	serveStatistics(app, context)
	serveSuggestions(app, context, catalogue)
	serveTransfer(app, context)
	serveDashboard(app, context)
	serveRoles(app, context)
	serveMalApi(app, context, catalogue)
	serveApps(app, context)
	serveConsent(app, context)
	serveAuthorizationServer(app, context)
}
