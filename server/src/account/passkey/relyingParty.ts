import type { FastifyRequest } from 'fastify'
import { siteOrigin } from '../../core/http/origin.ts'
import type { Settings } from '../../core/settings.ts'

/** The site as passkeys know it: its origin and its host name. */
export function relyingParty(request: FastifyRequest, settings: Settings): { origin: string; id: string } {
	const { origin, hostname } = new URL(siteOrigin(request, settings))
	return { origin, id: hostname }
}
