import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type Proposal, withdrawProposalRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Badge, Button, Cluster, Meta, Panel, Stack } from 'shared-ui'
import { editTranslations } from '../revision/editTranslations.ts'
import { ProposalFields } from './ProposalFields.tsx'
import { ProposalHead } from './ProposalHead.tsx'

interface OwnProposalProps {
	proposal: Proposal
	onWithdrawn: () => Promise<void>
}

/** A proposal of the reader: its state, why a moderator did not take it, and while it waits a way back. */
export function OwnProposal({ proposal, onWithdrawn }: OwnProposalProps) {
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
