import type { FastifyRequest } from 'fastify'
import type { Member, Role } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { memberAsking, memberShown } from '../../core/identity/authentication.ts'
import type { Place } from './place.ts'
import { progressOf } from './progress.ts'

/** Who reads comments: it decides what they are given. */
export interface Reader {
	/** Whose comments and likes are the reader's own: theirs, or for a visitor of a demo the sample member's. */
	member: Member | null
	/** They see what was hidden, and no spoiler is kept from them. */
	moderates: boolean
	/** Episodes or chapters of the title that they have reached. */
	progress: number
}

/** Whether a member may moderate. */
export function mayModerate(member: { role: Role } | null): boolean {
	return member?.role === 'moderator' || member?.role === 'admin'
}

/** Who reads at a place. A visitor, of a demo too, has reached nothing and moderates nothing. */
export async function readerAt(request: FastifyRequest, context: AppContext, place: Place): Promise<Reader> {
	const asking = await memberAsking(request, context)
	if (!asking) return { member: await memberShown(request, context), moderates: false, progress: 0 }
	return memberReader(context.db, asking, place)
}

/** A member as a reader. */
export async function memberReader(db: Database, member: Member, { titleId }: Place): Promise<Reader> {
	const progress = titleId === null ? 0 : await progressOf(db, member.id, titleId)
	return { member, moderates: mayModerate(member), progress }
}
