import type { CommentEvent, Topic } from 'shared-contract'
import { commentAnchor } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../block/blocked.ts'
import { notify, notifyAll } from '../notify.ts'
import type { Place } from './place.ts'

/** The live topic of a target's comments. */
export function commentTopic({ kind, id }: Place): Topic {
	return `comments:${kind}:${id}`
}

/** The path of a comment: its target's page with an anchor. */
export function commentPath(place: Place, id: number): string {
	return `${place.path}#${commentAnchor(String(id))}`
}

interface Told {
	id: number
	parentId: number | null
	likes: number
	/** The author of a new comment. */
	authorId?: string
}

/** Publishes a changed comment without its text: each page requests the text with the rights of its own viewer. */
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

/** Publishes a new comment, except to members with a block between them and the author. */
export async function publishPosted(context: AppContext, place: Place, posted: Omit<Told, 'likes'>, authorId: string) {
	const except = await blockedEitherWay(context.db, authorId)
	publishToPages(context, place, 'posted', { ...posted, likes: 0, authorId }, except)
}

interface ToAuthor {
	/** The author of the comment; null if the account was deleted. */
	memberId: string | null
	actorId: string | null
	place: Place
	/** The comment that the notification leads to. */
	id: number
}

/** Notifies the author of a comment of a reply. */
export function notifyOfReply(context: AppContext, told: ToAuthor): Promise<void> {
	return tell(context, 'reply', told)
}

/** Notifies the author of a comment of a like. */
export function notifyOfLike(context: AppContext, told: ToAuthor): Promise<void> {
	return tell(context, 'commentLike', told)
}

/** Notifies the author of a comment of a moderator's decision. It names no moderator. */
export function notifyOfModeration(context: AppContext, told: Omit<ToAuthor, 'actorId'>): Promise<void> {
	return tell(context, 'moderation', { ...told, actorId: null })
}

/** Notifies the reporters of a comment of a moderator's decision. */
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
