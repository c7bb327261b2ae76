import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { currentMember } from '../../core/identity/authentication.ts'
import type { OnlineLookup } from './directChats.ts'

/**
 * The online lookup for a request. Sample members have no connection: for a visitor of the demo, the samples define who is
 * online.
 */
export async function onlineLookup(request: FastifyRequest, context: AppContext): Promise<OnlineLookup> {
	if (await currentMember(request, context)) return (ids) => context.live.online(ids)
	const { SAMPLES } = await import('shared-samples')
	const names = SAMPLES.members.filter(({ online }) => online).map(({ name }) => name)
	const rows = await context.db
		.selectFrom('member')
		.where('is_sample', '=', true)
		.where('username', 'in', names)
		.select('id')
		.execute()
	const onlineIds = new Set(rows.map(({ id }) => id))
	return (ids) => new Set([...ids].filter((id) => onlineIds.has(id)))
}
