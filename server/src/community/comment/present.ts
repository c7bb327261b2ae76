import {
	type Comment,
	type CommentAuthor,
	type CommentBody,
	type Member,
	type ReviewFacts,
	type Role,
	scoreFields,
	type UploadedPicture,
} from 'shared-contract'
import { toMember } from '../../core/identity/member.ts'
import { toPicture } from '../../core/upload/picture.ts'
import type { Viewer } from './viewer.ts'

interface AuthorColumns {
	author_id: string | null
	author_name: string | null
	author_avatar_url: string | null
	author_role: Role | null
}

/** All columns that a viewer may see of a comment. */
export interface CommentRow extends AuthorColumns {
	id: number
	parent_id: number | null
	text: string
	spoiler_number: number | null
	likes: number
	created_at: Date
	edited_at: Date | null
	removed_at: Date | null
	hidden_at: Date | null
	hidden_reason: string | null
	picture_id: string | null
	picture_width: number | null
	picture_height: number | null
	is_liked: boolean
	/** The columns of a review; null for other comments. */
	review_of: number | null
	helpful: number | null
	unhelpful: number | null
	score: number | null
	vote: boolean | null
	replies: number
}

/** Presents a comment for one viewer, without the parts that the viewer may not see. */
export function toComment(row: CommentRow, viewer: Viewer): Comment {
	const isOwn = row.author_id !== null && row.author_id === viewer.member?.id
	const isGone = row.removed_at !== null
	return {
		id: String(row.id),
		parentId: row.parent_id === null ? null : String(row.parent_id),
		author: isGone ? null : toAuthor(row),
		body: bodyFor(row, viewer, isOwn),
		spoilerNumber: row.spoiler_number,
		createdAt: row.created_at.toISOString(),
		editedAt: isGone ? null : (row.edited_at?.toISOString() ?? null),
		likes: row.likes,
		isLiked: row.is_liked,
		isOwn,
		replies: row.replies,
		...(row.review_of !== null && { review: toReviewFacts(row) }),
	}
}

function toReviewFacts({ score, helpful, unhelpful, vote }: CommentRow): ReviewFacts {
	return { ...scoreFields(score), helpful: helpful ?? 0, unhelpful: unhelpful ?? 0, vote }
}

/** The public data of a comment's author. */
export function toAuthor(row: AuthorColumns): CommentAuthor | null {
	const { author_id, author_name, author_avatar_url, author_role } = row
	if (author_id === null || author_name === null || author_role === null) return null
	const { username, ...author } = toMember({
		id: author_id,
		username: author_name,
		avatar_url: author_avatar_url,
		role: author_role,
	})
	return { ...author, name: username }
}

/** A member as the author of their comments. */
export function asAuthor({ username, ...member }: Member): CommentAuthor {
	return { ...member, name: username }
}

/** The uploaded picture of a comment. */
export function pictureOf(
	row: Pick<CommentRow, 'picture_id' | 'picture_width' | 'picture_height'>,
): UploadedPicture | null {
	const { picture_id, picture_width, picture_height } = row
	if (picture_id === null || picture_width === null || picture_height === null) return null
	return toPicture({ id: picture_id, width: picture_width, height: picture_height })
}

function bodyFor(row: CommentRow, viewer: Viewer, isOwn: boolean): CommentBody {
	if (row.removed_at !== null) return { state: 'removed' }
	const isUnrestricted = isOwn || viewer.moderates
	const { text } = row
	const picture = pictureOf(row)
	if (row.hidden_at !== null) {
		return { state: 'hidden', written: isUnrestricted ? { text, picture, reason: row.hidden_reason ?? '' } : null }
	}
	if (!isUnrestricted && isSpoiler(row.spoiler_number, viewer.progress)) {
		return { state: 'spoiler', hasPicture: picture !== null }
	}
	return { state: 'shown', text, picture }
}

/** True if a comment is a spoiler for a viewer with this progress. */
export function isSpoiler(spoilerNumber: number | null, progress: number): boolean {
	return spoilerNumber !== null && spoilerNumber > progress
}
