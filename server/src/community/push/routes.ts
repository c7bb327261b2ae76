import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	type Locale,
	pushRoute,
	removePushDeviceRoute,
	renewPushRoute,
	seenByPushRoute,
	subscribePushRoute,
	testPushRoute,
} from 'shared-contract'
import { publishProgress } from '../../catalogue/public.ts'
import type { ProcessContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, keyOf, requireMember } from '../../core/identity/authentication.ts'
import { isDemo } from '../../core/identity/demo.ts'
import { hashSessionKey } from '../../core/identity/sessionKey.ts'
import { localeOf } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { pushKeys } from './pushKeys.ts'
import { message } from './pushMessage.ts'
import { seeByPush } from './seeByPush.ts'
import { sendPush } from './sendPush.ts'
import { pushDevices, removeDevice, renew, subscribe } from './subscriptions.ts'

const TEST: Record<Locale, string> = {
	pt: 'Deu certo! É assim que os avisos chegam aqui.',
	en: 'It works! This is how notifications arrive here.',
	ja: '成功です！通知はこのように届きます。',
}
const CHANGES_PER_MINUTE = 30
const TESTS_PER_MINUTE = 6

/** Serves the devices that get notifications by push. */
export function servePush(app: FastifyInstance, context: ProcessContext): void {
	const { db, now, pictures, settings } = context
	const signedIn = async (request: FastifyRequest) => {
		const { id: memberId } = await requireMember(request, context)
		const key = keyOf(request, context)
		if (!key) throw new Problem('auth.required', 401)
		return { memberId, sessionHash: hashSessionKey(key) }
	}

	serve(app, pushRoute, async ({ request }) => {
		const publicKey = (await pushKeys(context))?.publicKey ?? null
		// The sample member has no devices.
		if (!(await currentMember(request, context)) && (await isDemo(context))) return { publicKey, devices: [] }
		return { publicKey, devices: await pushDevices(db, { ...(await signedIn(request)), now: now() }) }
	})

	serve(
		app,
		subscribePushRoute,
		async ({ request, body }) => {
			const session = await signedIn(request)
			await subscribe(db, { ...session, subscription: body, locale: localeOf(request), now: now() })
			return { done: true }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		renewPushRoute,
		async ({ body: { from, to }, context: { db } }) => {
			await renew(db, from, to)
			return { done: true }
		},
		{ perMinute: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		seenByPushRoute,
		async ({ body, context: { db, live } }) => {
			const memberId = await seeByPush(db, { ...body, now: now(), pictures })
			publishProgress(live, memberId)
			live.publish(`member:${memberId}`, { type: 'notificationsChanged' })
			return { done: true }
		},
		{ perMinute: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		testPushRoute,
		async ({ request }) => {
			const { memberId, sessionHash } = await signedIn(request)
			const device = await db
				.selectFrom('push_subscription')
				.where('session_hash', '=', sessionHash)
				.where('member_id', '=', memberId)
				.selectAll()
				.executeTakeFirst()
			const keys = await pushKeys(context)
			if (!device || !keys) throw new Problem('request.notFound', 404)
			const { locale } = device
			const siteUrl = settings.SITE_URL ?? ''
			const shown = { body: TEST[locale], tag: 'test', link: '/settings/notifications', locale, siteUrl }
			const result = await sendPush(context, keys, device, message(shown, 'normal'))
			if (result !== 'ok') throw new Problem('push.failed', 503)
			return { done: true }
		},
		// It calls another server, which no transaction waits for.
		{ perMember: TESTS_PER_MINUTE, idempotent: false },
	)

	serve(app, removePushDeviceRoute, async ({ request, params }) => {
		const { id: memberId } = await requireMember(request, context)
		await removeDevice(db, memberId, Number(params.id))
		return { done: true }
	})
}
