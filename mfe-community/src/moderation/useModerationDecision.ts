import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type ErrorCode, type ModeratedComment, type ModerationAction, moderateCommentRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { translations } from '../translations.ts'

/** The case was settled or the comment changed: the page reloads. */
const CONFLICTS: readonly ErrorCode[] = ['moderation.settled', 'revision.conflict']

/**
 * Sends a decision about a comment and reloads the page.
 * @returns whether the page was reloaded.
 */
export function useModerationDecision({ id, kind, version }: ModeratedComment) {
	const t = useTranslations(translations)
	const { revalidate } = useRevalidator()

	return async (action: ModerationAction, reason: string): Promise<boolean> => {
		const outcome = await act(moderateCommentRoute, { params: { id }, body: { action, reason, version } })
		const isOther = outcome.state === 'refused' && CONFLICTS.includes(outcome.problem.code)
		const done =
			kind === 'review' && action !== 'keep'
				? (`reviews.done.${action}` as const)
				: (`moderation.done.${action}` as const)
		if (!showOutcome(outcome, t(done)) && !isOther) return false
		await revalidate()
		return true
	}
}
