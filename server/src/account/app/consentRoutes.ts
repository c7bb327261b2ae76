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
import { Problem } from '../../core/problem.ts'
import { answerRequest, describeRequest, findWaiting } from './consent.ts'
import { readAuthorizations, revokeAuthorization } from './grants.ts'
import { REQUEST_COOKIE, resumePath } from './oauth/paths.ts'

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

	serve(app, answerConsentRoute, async ({ params, body, request, context }) => {
		const { id: memberId } = await requireMember(request, context)
		const waiting = await browserRequest(request, context, params.id)
		await answerRequest(context, waiting, { memberId, ...body })
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
			const { id: memberId } = await requireMember(request, context)
			await answerRequest(context, await deviceRequest(context, code), { memberId, isAllowed })
			return { done: true }
		},
		CODES,
	)
}

/**
 * A request that an app sent this browser here with. In another browser it is unknown: whoever starts a request and has
 * somebody else answer it would act for them.
 */
async function browserRequest(request: FastifyRequest, context: AppContext, id: string) {
	if (request.cookies[REQUEST_COOKIE] !== id) throw new Problem('request.notFound', 404)
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
