import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { deferred, FailurePanel, showOutcome } from 'shared-composition'
import { type Proposal, withdrawProposalRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, type Outcome } from 'shared-state'
import {
	Badge,
	Button,
	Cluster,
	Container,
	EmptyState,
	LinkButton,
	Meta,
	Page,
	PageHeading,
	Panel,
	Section,
	SkeletonText,
	Stack,
} from 'shared-ui'
import { editTranslations } from '../revision/editTranslations.ts'
import { loadProposals, type ProposalPage, type ProposalsData } from './loadProposals.ts'
import { ProposalFields } from './ProposalFields.tsx'
import { ProposalHead } from './ProposalHead.tsx'

// Moderators alone.
const ReviewProposal = deferred(
	() => import(/* webpackChunkName: "review-proposal" */ './ReviewProposal.tsx').then((chunk) => chunk.ReviewProposal),
	{ skeleton: <SkeletonText lines={6} /> },
)

/** The edits that wait for a moderator: those of all members, for moderators, and one's own with what became of them. */
export function ProposalsPage() {
	const t = useTranslations(editTranslations)
	const loaded = useLoaderData<ProposalsData>()
	const [data, setData] = useState(loaded)
	const [first, setFirst] = useState(loaded)
	if (first !== loaded) {
		setFirst(loaded)
		setData(loaded)
	}
	const reload = async () => setData(await loadProposals())
	return (
		<Page>
			<title>{`${t('proposals.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={t('proposals.title')} lead={t('proposals.lead')} />
					<div>
						<LinkButton to="/proposals/confirm">{t('confirm.title')}</LinkButton>
					</div>
					{data.waiting && (
						<Section title={t('proposals.waiting')}>
							<List outcome={data.waiting} empty={t('proposals.waiting.empty')} onRetry={reload}>
								{(proposal) => <ReviewProposal proposal={proposal} onSettled={reload} />}
							</List>
						</Section>
					)}
					<Section title={t('proposals.own')}>
						<List outcome={data.own} empty={t('proposals.own.empty')} onRetry={reload}>
							{(proposal) => <OwnProposal proposal={proposal} onWithdrawn={reload} />}
						</List>
					</Section>
				</Stack>
			</Container>
		</Page>
	)
}

interface ListProps {
	outcome: Outcome<ProposalPage>
	empty: string
	onRetry: () => Promise<void>
	children: (proposal: Proposal) => React.ReactNode
}

function List({ outcome, empty, onRetry, children }: ListProps) {
	const t = useTranslations(editTranslations)
	if (outcome.state !== 'done') return <FailurePanel title={t('proposals.failed')} onRetry={onRetry} />
	if (outcome.answer.items.length === 0) return <EmptyState title={empty} />
	return (
		<Stack as="ul" $gap={4}>
			{outcome.answer.items.map((proposal) => (
				<li key={proposal.id}>{children(proposal)}</li>
			))}
		</Stack>
	)
}

interface OwnProposalProps {
	proposal: Proposal
	onWithdrawn: () => Promise<void>
}

/** A proposal of the reader: its state, why a moderator did not take it, and while it waits a way back. */
function OwnProposal({ proposal, onWithdrawn }: OwnProposalProps) {
	const t = useTranslations(editTranslations)
	const [isSending, setSending] = useState(false)

	async function withdraw() {
		setSending(true)
		const outcome = await act(withdrawProposalRoute, { params: { id: String(proposal.id) } })
		setSending(false)
		if (showOutcome(outcome, t('edit.withdrawn'))) await onWithdrawn()
	}

	return (
		<Panel>
			<Stack $gap={3}>
				<Cluster $between $gap={3}>
					<ProposalHead proposal={proposal} />
					<Badge>{t(`proposals.state.${proposal.state}`)}</Badge>
				</Cluster>
				{proposal.reason && <Meta as="p">{t('proposals.because', { reason: proposal.reason })}</Meta>}
				<details>
					<summary>{t('proposals.details', { count: proposal.fields.length })}</summary>
					<ProposalFields fields={proposal.fields} />
				</details>
				{proposal.state === 'waiting' && (
					<div>
						<Button size="sm" loading={isSending} onClick={() => void withdraw()}>
							{t('edit.withdraw')}
						</Button>
					</div>
				)}
			</Stack>
		</Panel>
	)
}
