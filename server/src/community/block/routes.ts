import type { FastifyInstance } from 'fastify'
import { blockRoute, blocksRoute, unblockRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { readMemberCursor } from '../../core/http/cursor.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { memberIdOf } from '../../core/identity/memberId.ts'
import { blockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { blockMember, unblockMember } from './block.ts'
import { blockedMembers } from './blockedMembers.ts'
import { publishBlocked } from './publishBlocked.ts'

export function serveBlocks(app: FastifyInstance, context: AppContext): void {
	const { db, live } = context
	live.hideSignals((memberId) => blockedEitherWay(db, memberId))

	serve(app, blocksRoute, async ({ query, request }) => {
		const member = await requireMember(request, context)
		return blockedMembers(db, member.id, readMemberCursor(query.after))
	})

	serve(app, blockRoute, async ({ params, request }) => {
		const member = await requireMember(request, context)
		const blockedId = memberIdOf(params.memberId)
		await blockMember(db, { memberId: member.id, blockedId, now: context.now() })
		await publishBlocked(context, member.id, blockedId)
		return { done: true }
	})

	serve(app, unblockRoute, async ({ params, request }) => {
		const member = await requireMember(request, context)
		await unblockMember(db, member.id, memberIdOf(params.memberId))
		return { done: true }
	})
}
