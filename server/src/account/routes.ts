import type { FastifyInstance } from 'fastify'
import { loginRoute, logoutRoute, registerRoute, sessionRoute } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { serve } from '../core/http/serve.ts'
import { currentMember, keyOf } from '../core/identity/authentication.ts'
import { endSession } from '../core/identity/session.ts'
import { clearSessionCookie, hashSessionKey } from '../core/identity/sessionKey.ts'
import { networkOf } from '../core/security/networkOf.ts'
import { serveListApi } from './api/routes.ts'
import { serveConsent } from './app/consentRoutes.ts'
import { serveAuthorizationServer } from './app/oauth/routes.ts'
import { serveApps } from './app/routes.ts'
import type { ArchivePart } from './archive/archivePart.ts'
import { serveArchive } from './archive/routes.ts'
import { serveDashboard } from './dashboard/routes.ts'
import { login } from './login.ts'
import { servePasskeys } from './passkey/routes.ts'
import { servePasskeySignIn } from './passkey/signInRoutes.ts'
import { serveStepUp } from './passkey/stepUpRoutes.ts'
import { serveRecovery } from './recoveryRoutes.ts'
import { register } from './register.ts'
import { serveRoles } from './role/routes.ts'
import { serveSettings } from './settings/routes.ts'
import { ownMember, signIn, signInByOneFactor } from './signIn.ts'
import { serveSiteReports } from './siteReport/routes.ts'

const REGISTRATIONS_PER_MINUTE = 20
const LOGINS_PER_MINUTE = 60

/** @param archiveParts the parts of a member's archive that later slices hold. */
export function registerAccount(app: FastifyInstance, context: AppContext, archiveParts: readonly ArchivePart[]): void {
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
	servePasskeys(app, context)
	servePasskeySignIn(app, context)
	serveStepUp(app, context)
	serveListApi(app, context)
	serveArchive(app, context, archiveParts)
	serveSiteReports(app, context)
	serveDashboard(app, context)
	serveRoles(app, context)
	serveApps(app, context)
	serveConsent(app, context)
	serveAuthorizationServer(app, context)
}
