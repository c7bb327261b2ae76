import { useRef, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type Proposal, reviewProposalRoute } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act, showToast } from 'shared-state'
import { Button, Cluster, Panel, Stack } from 'shared-ui'
import { Switch, TextArea } from 'shared-ui/controls'
import { editTranslations } from '../revision/editTranslations.ts'
import { ProposalFields } from './ProposalFields.tsx'
import { ProposalHead } from './ProposalHead.tsx'

interface ReviewProposalProps {
	proposal: Proposal
	onSettled: () => Promise<void>
}

/** A waiting proposal, for a moderator: takes all of it, a part or nothing, and says why not the rest. */
export function ReviewProposal({ proposal, onSettled }: ReviewProposalProps) {
	const t = useTranslations(editTranslations)
	const shared = useTranslations(common)
	const [refused, setRefused] = useState<readonly string[]>([])
	const [reason, setReason] = useState('')
	const [error, setError] = useState<string>()
	const [isSending, setSending] = useState(false)
	const reasonField = useRef<HTMLTextAreaElement>(null)
	const take = proposal.fields.map(({ field }) => field).filter((field) => !refused.includes(field))

	async function settle(fields: readonly string[]) {
		setSending(true)
		const outcome = await act(reviewProposalRoute, {
			params: { id: String(proposal.id) },
			body: { take: [...fields], reason },
		})
		setSending(false)
		const problem = outcome.state === 'refused' ? outcome.problem : undefined
		if (problem?.fields?.reason) {
			setError(shared(`errors.${problem.fields.reason}`))
			return reasonField.current?.focus()
		}
		if (problem?.conflicts) return showToast('bad', t('proposals.conflict'))
		if (showOutcome(outcome, t('proposals.settled')) || problem?.code === 'proposal.settled') await onSettled()
	}

	return (
		<Panel>
			<Stack $gap={4}>
				<ProposalHead proposal={proposal} />
				<ProposalFields
					fields={proposal.fields}
					control={(field, label) => (
						<Switch
							label={t('proposals.take', { field: label })}
							checked={!refused.includes(field)}
							onChange={(isTaken) =>
								setRefused(isTaken ? refused.filter((other) => other !== field) : [...refused, field])
							}
						/>
					)}
				/>
				<TextArea
					ref={reasonField}
					label={t('proposals.reason')}
					hint={t('proposals.reason.hint')}
					rows={2}
					value={reason}
					error={error}
					onChange={({ target }) => {
						setReason(target.value)
						setError(undefined)
					}}
				/>
				<Cluster>
					<Button variant="primary" loading={isSending} disabled={take.length === 0} onClick={() => void settle(take)}>
						{refused.length === 0 ? t('proposals.takeAll') : t('proposals.takeSome', { count: take.length })}
					</Button>
					<Button loading={isSending} onClick={() => void settle([])}>
						{t('proposals.refuse')}
					</Button>
				</Cluster>
			</Stack>
		</Panel>
	)
}
