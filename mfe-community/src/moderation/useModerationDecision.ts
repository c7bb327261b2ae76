import { useRevalidator } from 'react-router-dom'
import { announce } from 'shared-composition'
import { type ErrorCode, type ModeratedComment, type ModerationAction, moderateCommentRoute } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { act } from 'shared-state'
import { words } from '../words.ts'

/** What was to be judged is settled, or says something else: it is looked at again. */
const CONFLICTS: readonly ErrorCode[] = ['moderation.settled', 'revision.conflict']

/**
 * What a moderator decides about a comment on the page of moderation, which is then read again.
 *
 * @returns whether it was read again.
 */
export function useModerationDecision({ id, version }: ModeratedComment) {
	const t = useWords(words)
	const { revalidate } = useRevalidator()

	return async (action: ModerationAction, reason: string): Promise<boolean> => {
		const outcome = await act(moderateCommentRoute, { params: { id }, body: { action, reason, version } })
		const isOther = outcome.state === 'refused' && CONFLICTS.includes(outcome.problem.code)
		if (!announce(outcome, t(`moderation.done.${action}`)) && !isOther) return false
		await revalidate()
		return true
	}
}
