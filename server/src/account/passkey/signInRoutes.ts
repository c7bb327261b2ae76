import type { FastifyInstance } from 'fastify'
import { passkeySignInRoute, secondFactorRoute, startPasskeySignInRoute, startSecondFactorRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { memberColumns, toMember } from '../../core/identity/member.ts'
import { signIn } from '../signIn.ts'
import { askPasskey, checkPasskey } from './askPasskey.ts'
import { checkCode } from './checkCode.ts'
import { pendingMember, takePending } from './pendingSignIn.ts'

const PER_MINUTE = { perMinute: 60, idempotent: false } as const

/** Serves the sign-in by a passkey alone, and the second step after a password or Discord. */
export function servePasskeySignIn(app: FastifyInstance, context: AppContext): void {
	const alone = { context, purpose: 'signIn', memberId: null } as const

	serve(app, startPasskeySignInRoute, async ({ request }) => askPasskey({ ...alone, request }), PER_MINUTE)

	serve(
		app,
		passkeySignInRoute,
		async ({ body, request, reply }) => {
			const memberId = await checkPasskey({ ...alone, request }, body.passkey)
			const member = await context.db
				.selectFrom('member')
				.where('id', '=', memberId)
				.select(memberColumns)
				.executeTakeFirstOrThrow()
			return signIn(request, reply, context, { member: toMember(member) })
		},
		PER_MINUTE,
	)

	serve(
		app,
		startSecondFactorRoute,
		async ({ request }) => {
			const memberId = await pendingMember(request, context)
			return askPasskey({ request, context, purpose: 'secondFactor', memberId })
		},
		PER_MINUTE,
	)

	serve(
		app,
		secondFactorRoute,
		async ({ body: { passkey, code = '' }, request, reply }) => {
			const memberId = await pendingMember(request, context)
			if (passkey) await checkPasskey({ request, context, purpose: 'secondFactor', memberId }, passkey)
			else await checkCode(request, context, { memberId, code })
			return signIn(request, reply, context, await takePending(request, reply, context))
		},
		PER_MINUTE,
	)
}
