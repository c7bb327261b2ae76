import type { FastifyInstance } from 'fastify'
import { privacyRoute, setPrivacyRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { readPrivacy, writePrivacy } from './privacy.ts'

export function servePrivacy(app: FastifyInstance, context: AppContext): void {
	const { db, live } = context

	serve(app, privacyRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return readPrivacy(db, member.id)
	})

	serve(app, setPrivacyRoute, async ({ body, request }) => {
		const member = await requireMember(request, context)
		const written = await writePrivacy(db, member.id, body)
		if (!body.isPublic) live.recheck([member.id])
		return written
	})
}
