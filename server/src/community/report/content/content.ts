import { createHash } from 'node:crypto'
import type { CommentAuthor, ModeratedKind, ProfilePart, ShownContent } from 'shared-contract'
import type { AppContext } from '../../../core/appContext.ts'
import type { Database, Schema } from '../../../core/database/schema.ts'
import type { FormerContent } from '../tables.ts'

/** A content as it is now, as moderators see it. */
export interface FoundContent extends ShownContent {
	kind: ModeratedKind
	id: string
	author: CommentAuthor | null
	/** The ids of those whose it is: they do not report or moderate it, and they may appeal. */
	owners: readonly string[]
	createdAt: Date
	version: string
	state: 'shown' | 'removed' | 'hidden' | 'waiting'
	/** True if not everybody may read it: moderators see only what was reported. */
	isPrivate: boolean
	on: string
	path: string | null
}

/** What reading contents needs of the site. */
export type Reading = Pick<AppContext, 'db' | 'pictures'>

/** The columns with which a case is deleted. */
export type CaseKeys = Partial<
	Pick<
		Schema['moderation_case'],
		'author_id' | 'comment_id' | 'conversation_id' | 'group_id' | 'list_id' | 'article_id' | 'recommendation_id'
	>
>

export interface Hiding {
	now: Date
	parts: readonly ProfilePart[] | undefined
	reason: string
}

/** What the cases of a kind of content do. The functions that write are called in the transaction of the decision. */
export interface ContentKind {
	/** Refuses a member who cannot see it. @throws Problem 404 */
	requireVisible(db: Database, id: string, memberId: string): Promise<void>
	/** The contents that exist, by id. */
	read(from: Reading, ids: readonly string[]): Promise<Map<string, FoundContent>>
	keysOf(content: FoundContent): CaseKeys
	hide(db: Database, content: FoundContent, hiding: Hiding): Promise<FormerContent>
	restore(db: Database, content: FoundContent, former: FormerContent, now: Date): Promise<void>
	/** Tells open pages of the change. */
	publish?(context: AppContext, content: FoundContent): Promise<void> | void
}

/** The part of a content that its readers see. */
export const shownOf = ({ title, text, picture, pictures }: ShownContent): ShownContent => ({
	title,
	text,
	picture,
	pictures,
})

/** The version of a content without a counter of its edits: a hash of what it shows. */
export function versionOf({ title, text, pictures }: Omit<ShownContent, 'picture'>): string {
	return createHash('sha256')
		.update(JSON.stringify([title, text, pictures]))
		.digest('hex')
		.slice(0, 32)
}

/** A {@link FoundContent} of a kind without a picture and a version of its own. */
export function toFound(
	content: Omit<FoundContent, 'version' | 'picture' | 'pictures'> & { pictures?: string[] },
): FoundContent {
	const shown = { pictures: [], ...content }
	return { ...shown, picture: null, version: versionOf(shown) }
}

export const byId = (contents: readonly FoundContent[]): Map<string, FoundContent> =>
	new Map(contents.map((content) => [content.id, content]))
