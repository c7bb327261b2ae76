import type { FastifyInstance, FastifyRequest } from 'fastify'
import { finishDiscordRoute, startDiscordRoute, unlinkDiscordRoute } from 'shared-contract'
import { signInByOneFactor } from '../../account/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember } from '../../core/identity/authentication.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { Problem } from '../../core/problem.ts'
import { linkDiscord, memberOfDiscord } from './account.ts'
import { authorizeUrl, discordApp, fetchDiscordUser, newOAuthState } from './client.ts'
import { setOAuthStateCookie, takeOAuthState } from './stateCookie.ts'

const PER_MINUTE = 20

/** Serves the sign-in with Discord. Discord redirects to the sign-in page, which calls the finish route. */
export function serveDiscord(app: FastifyInstance, context: AppContext): void {
	const { db, settings, now } = context
	const discord = discordApp(settings)
	if (!discord) return
	const redirectUri = (request: FastifyRequest) => `${siteOrigin(request, settings)}/auth`

	serve(
		app,
		startDiscordRoute,
		async ({ request, reply }) => {
			// A linked account signs in: an open session alone must not add one.
			if (await currentMember(request, context)) await requireRecentProof(request, context)
			const state = newOAuthState()
			setOAuthStateCookie(reply, settings, state)
			return { url: await authorizeUrl(discord, state, redirectUri(request)) }
		},
		{ perMinute: PER_MINUTE, idempotent: false },
	)

	serve(
		app,
		finishDiscordRoute,
		async ({ body: { code, state }, request, reply }) => {
			const stored = takeOAuthState(request, reply, settings)
			const user = await fetchDiscordUser(discord, { code, state, stored, redirectUri: redirectUri(request) })
			if (!user) throw new Problem('auth.discord.failed', 400)
			if (await currentMember(request, context)) {
				const member = await requireRecentProof(request, context)
				await linkDiscord(db, member.id, user, now())
				return { kind: 'linked' as const }
			}
			const proven = { member: await memberOfDiscord(db, user, now()), proof: { linkedId: user.id } }
			return { kind: 'signedIn' as const, ...(await signInByOneFactor(request, reply, context, proven)) }
		},
		{ perMinute: PER_MINUTE, idempotent: false },
	)

	serve(app, unlinkDiscordRoute, async ({ request }) => {
		const { id } = await requireMember(request, context)
		const own = await db.selectFrom('member').where('id', '=', id).select('password_hash').executeTakeFirst()
		// Without a password the member could not sign in any more.
		if (own?.password_hash === null) throw new Problem('auth.discord.only', 409)
		await db.deleteFrom('discord_account').where('member_id', '=', id).execute()
		return { done: true }
	})
}
