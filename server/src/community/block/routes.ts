import type { FastifyInstance } from 'fastify'
import { blockRoute, blocksRoute, unblockRoute } from 'shared-contract'
import { requireMember } from '../../account/authentication.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { tellBlocked } from '../conversation/tellBlocked.ts'
import { readMemberCursor } from '../cursor.ts'
import { memberIdOf } from '../memberId.ts'
import { tellProfiles } from '../profile/tellProfile.ts'
import { blockMember, unblockMember } from './block.ts'
import { blockedEitherWay } from './blocked.ts'
import { blockedMembers } from './blockedMembers.ts'
import { hideLive } from './hideLive.ts'

export function serveBlocks(app: FastifyInstance, parts: Parts): void {
	const { db, live } = parts
	live.hideSignals((memberId) => blockedEitherWay(db, memberId))

	serve(app, blocksRoute, async ({ query, request }) => {
		const member = await requireMember(request, parts)
		return blockedMembers(db, member.id, readMemberCursor(query.after))
	})

	serve(app, blockRoute, async ({ params, request }) => {
		const member = await requireMember(request, parts)
		const blockedId = memberIdOf(params.memberId)
		await blockMember(db, { memberId: member.id, blockedId, now: parts.now() })
		await tellBlocked(parts, member.id, blockedId)
		hideLive(parts, member.id, blockedId)
		await tellProfiles(parts, [member.id, blockedId])
		return { done: true }
	})

	serve(app, unblockRoute, async ({ params, request }) => {
		const member = await requireMember(request, parts)
		await unblockMember(db, member.id, memberIdOf(params.memberId))
		return { done: true }
	})
}
