import type { FastifyInstance } from 'fastify'
import { recoverRoute, resetPasswordRoute } from 'shared-contract'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { finishRecovery, startRecovery } from './recovery.ts'

const PER_MINUTE = 10

export function serveRecovery(app: FastifyInstance, parts: Parts): void {
	serve(
		app,
		recoverRoute,
		async ({ body, request }) => {
			const token = await startRecovery(parts, body.email)
			// This site sends no mail: whoever runs it hands the link on.
			const link = `${parts.settings.SITE_URL ?? ''}/auth?reset=${token}`
			if (token) request.log.warn({ link }, 'somebody asks for a new password')
			return { mail: false }
		},
		{ perMinute: PER_MINUTE },
	)

	serve(
		app,
		resetPasswordRoute,
		async ({ body }) => {
			await finishRecovery(parts, body.token, body.password)
			return { done: true }
		},
		{ perMinute: PER_MINUTE },
	)
}
