import type { CommentEvent, Topic } from 'shared-contract'
import { commentAnchor, reviewAnchor } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { notify } from '../notification/notify.ts'
import type { CommentTarget } from './target.ts'

/** The live topic of a target's comments. */
export function commentTopic({ kind, id }: CommentTarget): Topic {
	return `comments:${kind}:${id}`
}

/** The path of a comment: its target's page with an anchor. */
export function commentPath(target: CommentTarget, id: number): string {
	const anchorOf = target.kind === 'review' ? reviewAnchor : commentAnchor
	return `${target.path}#${anchorOf(String(id))}`
}

interface ChangedComment {
	id: number
	parentId: number | null
	likes: number
	/** The author of a new comment. */
	authorId?: string
}

/** Publishes a changed comment without its text: each page requests the text with the rights of its own viewer. */
export function publishComment(
	{ live }: AppContext,
	target: CommentTarget,
	change: CommentEvent['change'],
	changed: ChangedComment,
	except: Iterable<string> = [],
): void {
	const { id, parentId, likes, authorId } = changed
	live.publish(
		commentTopic(target),
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
export async function publishPosted(
	context: AppContext,
	target: CommentTarget,
	posted: Omit<ChangedComment, 'likes'>,
	authorId: string,
) {
	const except = await blockedEitherWay(context.db, authorId)
	publishComment(context, target, 'posted', { ...posted, likes: 0, authorId }, except)
}

interface AuthorNotification {
	/** The author of the comment; null if the account was deleted. */
	memberId: string | null
	actorId: string | null
	target: CommentTarget
	/** The comment that the notification leads to. */
	id: number
}

/** Notifies the author of a comment of a reply. */
export function notifyOfReply(context: AppContext, notification: AuthorNotification): Promise<void> {
	return notifyAuthor(context, 'reply', notification)
}

/** Notifies the author of a comment of a like. */
export function notifyOfLike(context: AppContext, notification: AuthorNotification): Promise<void> {
	return notifyAuthor(context, 'commentLike', notification)
}

async function notifyAuthor(
	context: AppContext,
	event: 'reply' | 'commentLike',
	{ memberId, actorId, target, id }: AuthorNotification,
): Promise<void> {
	if (memberId === null) return
	await notify(context, { memberId, event, params: { title: target.name }, actorId, link: commentPath(target, id) })
}
