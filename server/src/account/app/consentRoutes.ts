import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	answerConsentRoute,
	answerDeviceConsentRoute,
	authorizationsRoute,
	consentRoute,
	deviceConsentRoute,
	revokeAuthorizationRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { Problem } from '../../core/problem.ts'
import { warnMember } from '../settings/warnOwner.ts'
import { type Answer, answerRequest, describeRequest, findWaiting, isAllowed, type Waiting } from './consent.ts'
import { readAuthorizations, revokeAuthorization } from './grants.ts'
import { resumePath } from './oauth/paths.ts'
import { clearRequestCookie, isOfBrowser } from './oauth/requestCookie.ts'

/** Codes of devices are short, so nobody may try many. */
const CODES = { perMinute: 20, perMember: 10 } as const

/** Serves what apps ask members to allow, and what members have allowed. */
export function serveConsent(app: FastifyInstance, context: AppContext): void {
	serve(app, authorizationsRoute, async ({ request }) => ({
		items: await readAuthorizations(context.db, (await requireMember(request, context)).id),
	}))

	serve(app, revokeAuthorizationRoute, async ({ params, request }) => {
		await revokeAuthorization(context.db, (await requireMember(request, context)).id, params.id)
		return { done: true }
	})

	serve(
		app,
		consentRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return describeRequest(context.db, memberId, await browserRequest(request, context, params.id))
		},
		{ cache: 'never' },
	)

	serve(app, answerConsentRoute, async ({ params, body, request, reply, context }) => {
		const memberId = await answerer(request, context, body)
		const waiting = await browserRequest(request, context, params.id)
		await answer(request, context, waiting, { memberId, ...body })
		clearRequestCookie(reply, context, params.id)
		return { address: resumePath(params.id) }
	})

	serve(
		app,
		deviceConsentRoute,
		async ({ body, request, context }) => {
			const { id: memberId } = await requireMember(request, context)
			return describeRequest(context.db, memberId, await deviceRequest(context, body.code))
		},
		CODES,
	)

	serve(
		app,
		answerDeviceConsentRoute,
		async ({ body: { code, isAllowed }, request, context }) => {
			const memberId = await answerer(request, context, { isAllowed })
			await answer(request, context, await deviceRequest(context, code), { memberId, isAllowed })
			return { done: true }
		},
		CODES,
	)

	async function answer(request: FastifyRequest, { db, now }: AppContext, waiting: Waiting, given: Answer) {
		const isKnown = await isAllowed(db, given.memberId, waiting)
		await answerRequest({ db, now }, waiting, given)
		if (!given.isAllowed || isKnown) return
		// It reads outside the transaction of the request, so nothing may wait for it.
		warnMember(request, context, given.memberId, 'appAllowed').catch((error) =>
			request.log.error({ err: error }, 'sending a warning failed'),
		)
	}
}

/** The id of the member who answers. An app that may act outlives the session, so allowing it needs a recent proof. */
async function answerer(request: FastifyRequest, context: AppContext, { isAllowed }: Pick<Answer, 'isAllowed'>) {
	const member = await (isAllowed ? requireRecentProof(request, context) : requireMember(request, context))
	return member.id
}

/**
 * A request that an app sent this browser here with. In another browser it is unknown: whoever starts a request and has
 * somebody else answer it would act for them.
 */
async function browserRequest(request: FastifyRequest, context: AppContext, id: string) {
	if (!(await isOfBrowser(request, context, id))) throw new Problem('request.notFound', 404)
	return findWaiting(context, 'Interaction', 'id_hash', id)
}

/** People type codes in small letters, with or without the hyphen; full-width letters come from Japanese keyboards. */
const deviceRequest = (context: AppContext, typed: string) =>
	findWaiting(
		context,
		'DeviceCode',
		'user_code_hash',
		typed
			.normalize('NFKC')
			.toUpperCase()
			.replace(/[^A-Z0-9]/g, ''),
	)
