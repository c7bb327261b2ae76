import type { FastifyInstance } from 'fastify'
import { privacyRoute, setPrivacyRoute } from 'shared-contract'
import { memberShown, requireMember } from '../../account/authentication.ts'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { readPrivacy, writePrivacy } from './privacy.ts'

export function servePrivacy(app: FastifyInstance, parts: Parts): void {
	const { db, live } = parts

	serve(app, privacyRoute, async ({ request }) => {
		const member = await memberShown(request, parts)
		if (!member) throw new Problem('auth.required', 401)
		return readPrivacy(db, member.id)
	})

	serve(app, setPrivacyRoute, async ({ body, request }) => {
		const member = await requireMember(request, parts)
		await writePrivacy(db, member.id, body)
		if (!body.isPublic) live.recheck([member.id])
		return body
	})
}
