import type { CommentEvent, Topic } from 'shared-contract'
import { commentAnchor } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../block/blocked.ts'
import { notify, notifyAll } from '../notify.ts'
import type { Place } from './place.ts'

/** Where those who have a page open are told of its comments. */
export function commentTopic({ kind, id }: Place): Topic {
	return `comments:${kind}:${id}`
}

/** The address that leads to a comment. */
export function commentPath(place: Place, id: number): string {
	return `${place.path}#${commentAnchor(String(id))}`
}

interface Told {
	id: number
	parentId: number | null
	likes: number
	/** Who posted it, where that is what happened. */
	authorId?: string
}

/** Tells the open pages that something happened to a comment; what it says, each asks for as who they are. */
export function publishToPages(
	{ live }: AppContext,
	place: Place,
	change: CommentEvent['change'],
	told: Told,
	except: Iterable<string> = [],
): void {
	const { id, parentId, likes, authorId } = told
	live.publish(
		commentTopic(place),
		{
			type: 'comment',
			change,
			id: String(id),
			parentId: parentId === null ? null : String(parentId),
			likes,
			...(authorId === undefined ? {} : { authorId }),
		},
		{ except },
	)
}

/** Tells the open pages of a new comment, but for those that a block keeps from reading it. */
export async function publishPosted(context: AppContext, place: Place, posted: Omit<Told, 'likes'>, authorId: string) {
	const except = await blockedEitherWay(context.db, authorId)
	publishToPages(context, place, 'posted', { ...posted, likes: 0, authorId }, except)
}

interface ToAuthor {
	/** Who wrote the comment that something happened to; accounts that are gone are told nothing. */
	memberId: string | null
	actorId: string | null
	place: Place
	/** The comment that the notification leads to. */
	id: number
}

/** Tells the author of a comment that it was answered. */
export function notifyOfReply(context: AppContext, told: ToAuthor): Promise<void> {
	return tell(context, 'reply', told)
}

/** Tells the author of a comment that it was liked. */
export function notifyOfLike(context: AppContext, told: ToAuthor): Promise<void> {
	return tell(context, 'commentLike', told)
}

/** Tells the author of a comment that a moderator looked at it; not by whom, for the moderators speak as one. */
export function notifyOfModeration(context: AppContext, told: Omit<ToAuthor, 'actorId'>): Promise<void> {
	return tell(context, 'moderation', { ...told, actorId: null })
}

/** Tells those who reported a comment that a moderator looked at it. */
export function notifyReporters(
	context: AppContext,
	reporters: readonly string[],
	{ place, id }: Pick<ToAuthor, 'place' | 'id'>,
) {
	return notifyAll(context, reporters, { event: 'report', params: { title: place.name }, link: commentPath(place, id) })
}

async function tell(
	context: AppContext,
	event: 'reply' | 'commentLike' | 'moderation',
	{ memberId, actorId, place, id }: ToAuthor,
): Promise<void> {
	if (memberId === null) return
	await notify(context, { memberId, event, params: { title: place.name }, actorId, link: commentPath(place, id) })
}
