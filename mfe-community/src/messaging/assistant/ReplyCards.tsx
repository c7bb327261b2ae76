import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { useScoreText } from 'shared-composition/score/scoreText'
import { type AssistantWork, type ListProposal, titlePath } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CardTitle, Cluster, space } from 'shared-ui'
import { styled } from 'styled-components'
import { assistantTranslations } from './assistantTranslations.ts'
import { answerProposal } from './conversation.ts'
import { SmallCard, WorkCards, WorkPoster } from './WorkCards.tsx'

const List = styled.ul`
	display: grid;
	gap: ${space[2]};
	width: min(26rem, 100%);
`
const Body = styled.div`
	display: grid;
	gap: ${space[1]};
	min-width: 0;
	> div { position: relative; z-index: 1; margin-top: ${space[1]}; }
`

interface ReplyCardsProps {
	/** The id of the reply; undefined while it is written, when nothing can be pressed yet. */
	replyId?: string
	works: readonly AssistantWork[]
	proposals?: readonly ListProposal[] | undefined
}

/** The cards of a reply: works that it names, and changes of the member's list, each done only by a press on its card. */
export function ReplyCards({ replyId, works, proposals = [] }: ReplyCardsProps) {
	return (
		<>
			<WorkCards works={works.filter(({ id }) => !proposals.some(({ work }) => work.id === id))} />
			{proposals.length > 0 && (
				<List>
					{proposals.map((proposal) => (
						<ProposalCard key={proposal.index} replyId={replyId} proposal={proposal} />
					))}
				</List>
			)}
		</>
	)
}

function ProposalCard({ replyId, proposal }: { replyId: string | undefined; proposal: ListProposal }) {
	const t = useTranslations(assistantTranslations)
	const shared = useTranslations(common)
	const name = useTitleName()(proposal.work)
	const change = useChangeText(proposal)
	const [isStale, setStale] = useState(false)
	const { work, state } = proposal

	async function answer(id: string, accept: boolean) {
		const outcome = await answerProposal(id, proposal, { accept })
		if (outcome.state === 'refused' && outcome.problem.code === 'list.changed') return setStale(true)
		if (outcome.state !== 'done') return void showOutcome(outcome, '')
		// Another tab may have answered first.
		if (outcome.answer.proposal.state !== 'done' || !accept) return
		const undo = { label: shared('action.undo'), onPress: () => void takeBack(id) }
		showToast('good', t('assistant.proposal.saved', { name }), undo, `list:${work.id}`)
	}

	async function takeBack(id: string) {
		const outcome = await answerProposal(id, proposal, { accept: false, undo: true })
		showOutcome(outcome, t('assistant.proposal.undone', { name }))
	}

	return (
		<SmallCard as="li">
			<WorkPoster work={work} />
			<Body>
				<CardTitle to={titlePath(work)}>{name}</CardTitle>
				<p>{change}</p>
				{state === 'open' && !isStale && replyId !== undefined && (
					<Cluster $gap={2}>
						<Button
							size="sm"
							onClick={() => void answer(replyId, true)}
							aria-label={t('assistant.proposal.accept.label', { name, change })}
						>
							{t('assistant.proposal.accept')}
						</Button>
						<Button
							size="sm"
							variant="quiet"
							onClick={() => void answer(replyId, false)}
							aria-label={t('assistant.proposal.decline.label', { name })}
						>
							{t('assistant.proposal.decline')}
						</Button>
					</Cluster>
				)}
				<p role="status">
					{isStale ? t('assistant.proposal.stale') : state !== 'open' && t(`assistant.proposal.${state}`)}
				</p>
			</Body>
		</SmallCard>
	)
}

/** What a proposal changes, in words: "Planejado → Assistindo, episódio 4 → 5, nota 8". */
function useChangeText({ work: { kind }, from, to }: ListProposal): string {
	const t = useTranslations(assistantTranslations)
	const scoreText = useScoreText()
	if (to === null) return t('assistant.proposal.remove')
	const step = (before: string | null, after: string) =>
		before === null || before === after ? after : `${before} → ${after}`
	const status = (one: NonNullable<typeof to>) => t(`assistant.status.${kind}.${one.status}`)
	const progress = step(from && String(from.progress), String(to.progress))
	const score = to.score !== null && step(from?.score ? scoreText(from.score) : null, scoreText(to.score))
	const changes = [
		from?.status !== to.status && step(from && status(from), status(to)),
		(from?.progress ?? 0) !== to.progress && t(`assistant.proposal.progress.${kind}`, { progress }),
		from?.score !== to.score && score && t('assistant.proposal.score', { score }),
	].filter(Boolean)
	const text = changes.join(t('assistant.proposal.comma'))
	return from === null ? t('assistant.proposal.add', { change: text }) : text
}
