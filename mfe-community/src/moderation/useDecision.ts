import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import {
	decideCaseRoute,
	type ErrorCode,
	type ModeratedContent,
	type ModerationAction,
	type ModerationDecision,
} from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { type ActionOutcome, act } from 'shared-state'
import { moderationTranslations } from './moderationTranslations.ts'

/** Another moderator was faster, or the content changed: the page reloads. */
const CONFLICTS: readonly ErrorCode[] = ['moderation.settled', 'moderation.claimed', 'revision.conflict']

/** Sends decisions about a content, and reloads the page after them. */
export function useDecision({ kind, id, version }: ModeratedContent) {
	const t = useTranslations(moderationTranslations)
	const { revalidate } = useRevalidator()

	return {
		send: (decision: Omit<ModerationDecision, 'version'>) =>
			act(decideCaseRoute, { params: { kind, id }, body: { ...decision, version } }),
		/** Shows what came of a decision. @returns whether the page was reloaded. */
		async settle(outcome: ActionOutcome<unknown>, action: ModerationAction): Promise<boolean> {
			const isOther = outcome.state === 'refused' && CONFLICTS.includes(outcome.problem.code)
			if (!showOutcome(outcome, t(`moderation.done.${action}`)) && !isOther) return false
			await revalidate()
			return true
		},
	}
}
