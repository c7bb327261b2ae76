import { type ModerationAction, type ModerationDecision, tidyText } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { isComment } from './content/comment.ts'
import type { FoundContent } from './content/content.ts'
import { KINDS } from './content/kinds.ts'
import { type CaseKey, hasOtherModerator, type LockedCase, lockForModerator } from './moderationCase.ts'
import { resolveReports } from './resolveReports.ts'

interface DecisionRequest extends ModerationDecision, CaseKey {
	moderatorId: string
}

export interface Decided {
	content: FoundContent
	action: ModerationAction
	/** The members whose reports it resolves. */
	reporters: string[]
}

/** The actions that change whether a content is shown. */
const HIDES: readonly ModerationAction[] = ['hide', 'refuse']
const APPEALS: readonly ModerationAction[] = ['uphold', 'reverse']
const NO_REPORTS = { reporters: [], since: null }
const SHOWS: readonly ModerationAction[] = ['restore', 'reverse', 'accept']

/**
 * Decides about a content: writes the decision to the log, resolves its reports and ends the claim.
 *
 * @throws Problem 400 where a reason is missing, 403 `moderation.own` for something of their own or `moderation.another` for an
 * appeal against their own decision, 409 `moderation.claimed`, `moderation.settled` if there is nothing to decide any more, or
 * `revision.conflict` if the content was changed since.
 */
export async function decide(context: AppContext, request: DecisionRequest): Promise<Decided> {
	const { moderatorId, action, version, rule, parts } = request
	const now = context.now()
	const reason = tidyText(request.reason).trim()
	const needsReason = action !== 'keep' && action !== 'accept'
	if (reason === '' && needsReason) throw new Problem('request.invalid', 400, { fields: { reason: 'text.required' } })
	return inTransaction(context.db, async (db) => {
		const { content, locked } = await lockForModerator({ ...context, db }, request, moderatorId)
		if (version !== undefined && version !== content.version) throw new Problem('revision.conflict', 409)
		const isSelfReview = await refuseOwnAppeal(db, { content, locked, action, moderatorId })
		// An appeal may wait beside reports of something newer.
		const isAppeal = APPEALS.includes(action)
		const { reporters, since } = isAppeal ? NO_REPORTS : await resolveReports(db, content, locked, now)
		if (!isOpen(content, locked, action, reporters.length)) throw new Problem('moderation.settled', 409)
		await db
			.updateTable('moderation_case')
			.set({
				...(await apply(db, { content, locked, action, hiding: { now, parts, reason } })),
				...(HIDES.includes(action) ? { hidden_at: now, hidden_by: moderatorId, rule: rule ?? null, reason } : {}),
				...(isAppeal ? {} : { open_reports: 0, reported_at: null }),
				claimed_by: null,
				claimed_at: null,
			})
			.where('id', '=', locked.id)
			.execute()
		await db
			.insertInto('moderation_action')
			.values({
				kind: content.kind,
				case_id: locked.id,
				comment_id: isComment(content.kind) ? Number(content.id) : null,
				comment_version: isComment(content.kind) ? Number(content.version) : 0,
				version: content.version,
				moderator_id: moderatorId,
				action,
				rule: rule ?? null,
				reason,
				created_at: now,
				waited_since: waitedSince(content, locked, action, since),
				is_self_review: isSelfReview,
			})
			.execute()
		return { content, action, reporters: reporters.flatMap((id) => id ?? []) }
	})
}

interface Deciding {
	content: FoundContent
	locked: LockedCase
	action: ModerationAction
}

/** True if the only moderator decides against their own decision. @throws Problem 403 while there is another. */
async function refuseOwnAppeal(
	db: Database,
	{ content, locked, action, moderatorId }: Deciding & { moderatorId: string },
): Promise<boolean> {
	if (!APPEALS.includes(action) || locked.hidden_by !== moderatorId) return false
	if (await hasOtherModerator(db, [moderatorId, ...content.owners])) throw new Problem('moderation.another', 403)
	return true
}

function isOpen(content: FoundContent, locked: LockedCase, action: ModerationAction, reports: number): boolean {
	const isAppealed = locked.appeal_state === 'waiting'
	// Its author could restore a removed comment.
	const canHideRemoved = isComment(content.kind) && locked.hidden_at === null
	switch (action) {
		case 'keep':
			return reports > 0
		case 'hide':
			return !isAppealed && (content.state === 'shown' || (content.state === 'removed' && canHideRemoved))
		case 'restore':
			return content.state === 'hidden' && !isAppealed
		case 'uphold':
		case 'reverse':
			return isAppealed
		case 'accept':
		case 'refuse':
			return content.state === 'waiting'
	}
}

// A profile can be reset again after it was reset: its state is always "shown".
async function apply(
	db: Database,
	{ content, locked, action, hiding }: Deciding & { hiding: Parameters<(typeof KINDS)['profile']['hide']>[2] },
) {
	const source = KINDS[content.kind]
	if (action === 'uphold') return { appeal_state: 'upheld' as const }
	if (HIDES.includes(action)) {
		const former = { ...(await source.hide(db, content, hiding)), isPrivate: content.isPrivate }
		return { former: JSON.stringify(former), appeal: null, appealed_at: null, appeal_state: null }
	}
	if (!SHOWS.includes(action)) return {}
	await source.restore(db, content, locked.former ?? content, hiding.now)
	const shown = { hidden_at: null, hidden_by: null, former: null }
	return action === 'reverse' ? { ...shown, appeal_state: 'reversed' as const } : shown
}

function waitedSince(content: FoundContent, { appealed_at }: LockedCase, action: ModerationAction, since: Date | null) {
	if (APPEALS.includes(action)) return appealed_at
	return action === 'accept' || action === 'refuse' ? content.createdAt : since
}
