import type { FastifyRequest } from 'fastify'
import { memberAsking } from '../../account/authentication.ts'
import type { Parts } from '../../parts.ts'
import type { WhoIsOnline } from './directChats.ts'

/**
 * Tells whoever asks which members are connected. Sample members have no browser: to a visitor of the demo those are here
 * of whom the samples say so.
 */
export async function whoIsOnline(request: FastifyRequest, parts: Parts): Promise<WhoIsOnline> {
	if (await memberAsking(request, parts)) return (ids) => parts.live.online(ids)
	const { SAMPLES } = await import('shared-samples')
	const names = SAMPLES.members.filter(({ online }) => online).map(({ name }) => name)
	const rows = await parts.db
		.selectFrom('member')
		.where('is_sample', '=', true)
		.where('username', 'in', names)
		.select('id')
		.execute()
	const here = new Set(rows.map(({ id }) => id))
	return (ids) => new Set([...ids].filter((id) => here.has(id)))
}
