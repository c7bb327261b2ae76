import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	accountSecurityRoute,
	addPasskeyRoute,
	newPasskeyRoute,
	PASSKEY_NAME_MAX_LENGTH,
	removePasskeyRoute,
	SITE_NAME,
	turnOffTwoStepRoute,
	turnOnTwoStepRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { currentMember, requireMember } from '../../core/identity/authentication.ts'
import { isDemo } from '../../core/identity/demo.ts'
import { deviceOf } from '../../core/identity/device.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { warnMember } from '../settings/warnOwner.ts'
import { addPasskey, newPasskeyOptions } from './addPasskey.ts'
import { readSecurity, removePasskey } from './passkeys.ts'
import { turnOffTwoStep, turnOnTwoStep } from './twoStep.ts'

// Answers with a challenge or with codes must not be stored.
const LIMIT = { perMember: 20, idempotent: false } as const

/** Serves a member's passkeys, the two-step sign-in and its recovery codes. */
export function servePasskeys(app: FastifyInstance, context: AppContext): void {
	const { db } = context

	serve(app, accountSecurityRoute, async ({ request }) => {
		// The sample member signs in nowhere.
		const isVisitor = !(await currentMember(request, context))
		if (isVisitor && (await isDemo(context))) return { passkeys: [], twoStep: false, codesLeft: 0 }
		return readSecurity(db, (await requireMember(request, context)).id)
	})

	serve(
		app,
		newPasskeyRoute,
		async ({ request }) => newPasskeyOptions(request, context, await requireRecentProof(request, context)),
		LIMIT,
	)

	serve(
		app,
		addPasskeyRoute,
		async ({ body: { name, passkey }, request }) => {
			const { id: memberId } = await requireRecentProof(request, context)
			const added = await addPasskey(request, context, { memberId, name: passkeyName(request, name), passkey })
			await warnMember(request, context, memberId, 'passkeyAdded')
			return added
		},
		LIMIT,
	)

	serve(app, removePasskeyRoute, async ({ params, request }) => {
		const { id } = await requireRecentProof(request, context)
		const isTwoStepOver = await removePasskey(db, id, params.passkeyId)
		await warnMember(request, context, id, isTwoStepOver ? 'twoStepOff' : 'passkeyRemoved')
		return { done: true }
	})

	serve(
		app,
		turnOnTwoStepRoute,
		async ({ request }) => {
			const { id } = await requireRecentProof(request, context)
			const { codes, wasOn } = await turnOnTwoStep(db, id)
			await warnMember(request, context, id, wasOn ? 'codesRenewed' : 'twoStepOn')
			return { codes }
		},
		LIMIT,
	)

	serve(app, turnOffTwoStepRoute, async ({ request }) => {
		const { id } = await requireRecentProof(request, context)
		await turnOffTwoStep(db, id)
		await warnMember(request, context, id, 'twoStepOff')
		return { done: true }
	})
}

/** The name of a new passkey as typed, else the browser and system where it is made. @throws text.tooLong */
function passkeyName(request: FastifyRequest, typed: string): string {
	const name = trimmedText(typed)
	refuseInvalidFields({ name: textError(name, { maxLength: PASSKEY_NAME_MAX_LENGTH }) })
	const { browser, system } = deviceOf(request.headers['user-agent'] ?? '')
	return name || [browser, system].filter(Boolean).join(', ') || SITE_NAME
}
