import type { FastifyRequest } from 'fastify'
import type { Member, Role } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { currentMember, viewedMember } from '../../core/identity/authentication.ts'
import { progressOf } from '../../library/public.ts'
import { type CommentTarget, refuseBlocked } from './target.ts'

/** The viewer of a discussion and what they may see. */
export interface Viewer {
	/** The member whose comments and likes are marked as own; for a visitor of a demo the sample member. */
	member: Member | null
	/** Moderators see hidden comments and all spoilers. */
	moderates: boolean
	/** Episodes or chapters of the title that the viewer has reached. */
	progress: number
}

/** True if a member may moderate comments. */
export function mayModerate(member: { role: Role } | null): boolean {
	return member?.role === 'moderator' || member?.role === 'admin'
}

/** The viewer of a target's comments. A visitor has no progress and does not moderate. */
export async function viewerAt(request: FastifyRequest, context: AppContext, target: CommentTarget): Promise<Viewer> {
	const asking = await currentMember(request, context)
	if (!asking) return { member: await viewedMember(request, context), moderates: false, progress: 0 }
	return memberViewer(context.db, asking, target)
}

/** A member as the viewer of a target's comments. @throws Problem 404 if a block with its owner hides it. */
export async function memberViewer(db: Database, member: Member, target: CommentTarget): Promise<Viewer> {
	await refuseBlocked(db, target, member.id)
	const { titleId } = target
	const progress = titleId === null ? 0 : await progressOf(db, member.id, titleId)
	return { member, moderates: mayModerate(member), progress }
}
