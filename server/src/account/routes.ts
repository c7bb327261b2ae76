import type { FastifyInstance } from 'fastify'
import { loginRoute, logoutRoute, registerRoute, sessionRoute } from 'shared-contract'
import type { Catalogue, Similarity } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import { serve } from '../core/http/serve.ts'
import { currentMember, keyOf } from '../core/identity/authentication.ts'
import { endSession } from '../core/identity/session.ts'
import { clearSessionCookie } from '../core/identity/sessionCookie.ts'
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
import { login } from './login.ts'
import { serveMalApi } from './malApi/routes.ts'
import { serveMediaServers } from './mediaServer/routes.ts'
import { servePasskeys } from './passkey/routes.ts'
import { servePasskeySignIn } from './passkey/signInRoutes.ts'
import { serveStepUp } from './passkey/stepUpRoutes.ts'
import { serveRecovery } from './recoveryRoutes.ts'
import { register } from './register.ts'
import { serveRoles } from './role/routes.ts'
import { serveSavedTitles } from './savedTitle.ts'
import { serveSettings } from './settings/routes.ts'
import { ownMember, signIn, signInByOneFactor } from './signIn.ts'
import { serveStatistics } from './statistics/routes.ts'
import { serveSuggestions } from './suggestion/routes.ts'
import { serveTransfer } from './transfer/routes.ts'

const REGISTRATIONS_PER_MINUTE = 20
const LOGINS_PER_MINUTE = 60

export function registerAccount(app: FastifyInstance, context: AppContext, catalogue: Catalogue & Similarity): void {
	const { db, settings, now } = context

	serve(
		app,
		registerRoute,
		async ({ body, request, reply }) => signIn(request, reply, context, { member: await register(db, body, now()) }),
		{ perMinute: REGISTRATIONS_PER_MINUTE, idempotent: false },
	)

	serve(
		app,
		loginRoute,
		async ({ body, request, reply }) => {
			const proven = await login(db, { ...body, address: networkOf(request.ip), now: now() })
			return signInByOneFactor(request, reply, context, proven)
		},
		{ perMinute: LOGINS_PER_MINUTE, idempotent: false },
	)

	serve(app, logoutRoute, async ({ request, reply, context }) => {
		const key = keyOf(request, context)
		// A late sign-out must not take the cookie of the session that was opened meanwhile.
		if (key && (await endSession(context.db, key))) {
			context.live.endSession(hashSessionKey(key))
			clearSessionCookie(reply, settings)
		}
		return { done: true }
	})

	serve(app, sessionRoute, async ({ request }) => {
		const member = await currentMember(request, context)
		return { user: member && (await ownMember(db, member)) }
	})

	serveRecovery(app, context)
	serveSettings(app, context)
	serveDiscord(app, context)
	servePasskeys(app, context)
	servePasskeySignIn(app, context)
	serveStepUp(app, context)
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
