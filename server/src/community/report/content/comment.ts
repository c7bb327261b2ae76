import type { ModeratedKind } from 'shared-contract'
import { requireActiveComment, requireComment } from '../../comment/commentRow.ts'
import { publishComment } from '../../comment/notifyOfComment.ts'
import { findTargetOfComment } from '../../comment/target.ts'
import { updateThreadVisibility } from '../../comment/thread.ts'
import { moderatedComments } from '../moderatedComment.ts'
import { byId, type ContentKind, shownOf } from './content.ts'

/** A comment or a review. Its reports are in `comment_report`, and `open_reports` of the comment counts them. */
export const COMMENT: ContentKind = {
	async requireVisible(db, id, memberId) {
		await requireActiveComment(db, Number(id), memberId)
	},

	read: async ({ db }, ids) => byId(await moderatedComments(db, ids.map(Number).filter(Number.isSafeInteger))),

	keysOf: ({ id }) => ({ comment_id: Number(id) }),

	async hide(db, content, { now, reason }) {
		const id = Number(content.id)
		await db.updateTable('comment').set({ hidden_at: now, hidden_reason: reason }).where('id', '=', id).execute()
		await updateThreadVisibility(db, id)
		return shownOf(content)
	},

	async restore(db, content) {
		const id = Number(content.id)
		await db.updateTable('comment').set({ hidden_at: null, hidden_reason: null }).where('id', '=', id).execute()
		await updateThreadVisibility(db, id)
	},

	async publish(context, content) {
		const comment = await requireComment(context.db, Number(content.id))
		const target = await findTargetOfComment(context.db, comment)
		// The target was removed: it has no page to publish to.
		if (!target) return
		const { id, parent_id: parentId, likes } = comment
		publishComment(context, target, 'changed', { id, parentId, likes })
	},
}

export const isComment = (kind: ModeratedKind): boolean => kind === 'comment' || kind === 'review'
