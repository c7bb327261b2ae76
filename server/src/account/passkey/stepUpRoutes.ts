import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OwnerProof, startStepUpRoute, stepUpRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { markProven } from '../../core/identity/recentProof.ts'
import { proveOwner } from '../settings/proveOwner.ts'
import { askPasskey, checkPasskey } from './askPasskey.ts'
import { checkCode } from './checkCode.ts'
import { readSecurity } from './passkeys.ts'

const LIMIT = { perMember: 20, idempotent: false } as const

/** Serves the proof that an open session is still its owner's. */
export function serveStepUp(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context

	serve(
		app,
		startStepUpRoute,
		async ({ request }) => {
			const { id: memberId } = await requireMember(request, context)
			const { passkeys, codesLeft } = await readSecurity(db, memberId)
			const hasPassword = await db
				.selectFrom('member')
				.where('id', '=', memberId)
				.where('password_hash', 'is not', null)
				.select('id')
				.executeTakeFirst()
			return {
				methods: [
					...(hasPassword ? (['password'] as const) : []),
					...(passkeys.length > 0 ? (['passkey'] as const) : []),
					...(codesLeft > 0 ? (['code'] as const) : []),
				],
				passkey: passkeys.length > 0 ? await askPasskey({ request, context, purpose: 'stepUp', memberId }) : null,
			}
		},
		LIMIT,
	)

	async function prove(request: FastifyRequest, memberId: string, { passkey, code, password = '' }: OwnerProof) {
		if (passkey) await checkPasskey({ request, context, purpose: 'stepUp', memberId }, passkey)
		else if (code !== undefined) await checkCode(request, context, { memberId, code })
		else await proveOwner(db, { memberId, password, field: 'password', now: now() })
	}

	serve(
		app,
		stepUpRoute,
		async ({ body, request }) => {
			const { id } = await requireMember(request, context)
			await prove(request, id, body)
			await markProven(request, context)
			return { done: true }
		},
		LIMIT,
	)
}
