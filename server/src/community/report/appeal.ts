import { APPEAL_DAYS, APPEAL_MAX_LENGTH, type DecisionNotice } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { shownOf } from './content/content.ts'
import { type CaseKey, lockContent, requireContent } from './moderationCase.ts'

/**
 * Why something of a member was hidden, and what became of their appeal.
 *
 * @throws Problem 404 for what is not theirs or was never hidden.
 */
export async function readDecision(context: AppContext, key: CaseKey, memberId: string): Promise<DecisionNotice> {
	const content = await requireContent(context, key)
	const decided = await context.db
		.selectFrom('moderation_case')
		.where('kind', '=', content.kind)
		.where('content_id', '=', content.id)
		.selectAll()
		.executeTakeFirst()
	const hiddenAt = decided?.hidden_at ?? decided?.appealed_at
	if (!decided || !hiddenAt || !content.owners.includes(memberId)) throw new Problem('request.notFound', 404)
	const { appeal, appealed_at, appeal_state, former, rule, reason } = decided
	return {
		kind: content.kind,
		content: shownOf(former ?? content),
		on: content.on,
		rule,
		reason,
		hiddenAt: hiddenAt.toISOString(),
		until: endOf(hiddenAt).toISOString(),
		appeal:
			appeal !== null && appealed_at && appeal_state
				? { state: appeal_state, text: appeal, createdAt: appealed_at.toISOString() }
				: null,
	}
}

const endOf = (hiddenAt: Date) => new Date(hiddenAt.getTime() + APPEAL_DAYS * DAY_MS)

/**
 * Appeals against the decision that hid something of a member, once.
 *
 * @throws Problem 400 for an invalid text, 404 for what is not theirs or not hidden, 409 `appeal.already` or `appeal.expired`.
 */
export async function writeAppeal(context: AppContext, key: CaseKey, memberId: string, typed: string): Promise<void> {
	const now = context.now()
	const text = trimmedText(typed)
	refuseInvalidFields({ text: textError(text, { maxLength: APPEAL_MAX_LENGTH, required: 'text.required' }) })
	await inTransaction(context.db, async (db) => {
		const { content, locked } = await lockContent({ ...context, db }, key)
		if (!content.owners.includes(memberId)) throw new Problem('request.notFound', 404)
		if (locked.appeal_state !== null) throw new Problem('appeal.already', 409)
		if (locked.hidden_at === null) throw new Problem('request.notFound', 404)
		if (now >= endOf(locked.hidden_at)) throw new Problem('appeal.expired', 409)
		await db
			.updateTable('moderation_case')
			.set({ appeal: text, appealed_at: now, appeal_state: 'waiting' })
			.where('id', '=', locked.id)
			.execute()
	})
}
