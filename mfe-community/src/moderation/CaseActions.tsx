import { useState, useTransition } from 'react'
import type { ModerationAction, ModerationCase } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, CheckIcon, Cluster, EyeIcon, EyeOffIcon, Meta } from 'shared-ui'
import { DecisionDialog, type ExplainedAction } from './DecisionDialog.tsx'
import { moderationTranslations } from './moderationTranslations.ts'
import { useDecision } from './useDecision.ts'

interface CaseActionsProps {
	item: ModerationCase
	/** Called once the case has left the list. */
	onSettled: () => void
}

/** What the reader may decide about a case; or why it is another's. */
export function CaseActions({ item: { content, reports, appeal, claim }, onSettled }: CaseActionsProps) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const { send, settle } = useDecision(content)
	const [asking, setAsking] = useState<ExplainedAction>()
	const [isBusy, start] = useTransition()

	if (content.isOwn) return <Meta as="p">{shared('errors.moderation.own')}</Meta>
	if (appeal && !appeal.mayDecide) return <Meta as="p">{shared('errors.moderation.another')}</Meta>
	// The line above says whose it is.
	if (claim && !claim.isOwn) return null

	async function finish(outcome: Parameters<typeof settle>[0], action: ModerationAction) {
		if (!(await settle(outcome, action))) return
		setAsking(undefined)
		requestAnimationFrame(onSettled)
	}
	const decideNow = (action: 'keep' | 'accept') => start(async () => finish(await send({ action, reason: '' }), action))
	const { good, bad } = choiceOf({ content, appeal })

	return (
		<>
			<Cluster>
				<Button loading={isBusy} onClick={() => (good === 'reverse' ? setAsking(good) : decideNow(good))}>
					{!isBusy && <CheckIcon size={16} />}
					{t(`moderation.${good}`)}
				</Button>
				<Button variant="danger" onClick={() => setAsking(bad)}>
					{bad === 'restore' ? <EyeIcon size={16} /> : <EyeOffIcon size={16} />}
					{t(content.kind === 'profile' && bad === 'hide' ? 'moderation.reset' : `moderation.${bad}`)}
				</Button>
			</Cluster>
			{asking && (
				<DecisionDialog
					action={asking}
					kind={content.kind}
					id={content.id}
					rule={reports[0]?.reason}
					onSend={(explanation) => send({ action: asking, ...explanation })}
					onSettled={(outcome) => void finish(outcome, asking)}
					onClose={() => setAsking(undefined)}
				/>
			)}
		</>
	)
}

/** The two decisions about a case: for its author, and against. */
function choiceOf({ content, appeal }: Pick<ModerationCase, 'content' | 'appeal'>) {
	if (appeal) return { good: 'reverse', bad: 'uphold' } as const
	if (content.state === 'waiting') return { good: 'accept', bad: 'refuse' } as const
	return { good: 'keep', bad: content.state === 'hidden' ? 'restore' : 'hide' } as const
}
