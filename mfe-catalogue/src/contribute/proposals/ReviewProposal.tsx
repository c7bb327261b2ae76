import { useRef, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { type Proposal, reviewProposalRoute } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { useTranslations } from 'shared-i18n'
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

const Values = object({ reason: string() })
const EMPTY = { reason: '' }

/** A waiting proposal, for a moderator: takes all of it, a part or nothing, and says why not the rest. */
export function ReviewProposal({ proposal, onSettled }: ReviewProposalProps) {
	const t = useTranslations(editTranslations)
	const [refused, setRefused] = useState<readonly string[]>([])
	const reasonField = useRef<HTMLTextAreaElement>(null)
	const take = proposal.fields.map(({ field }) => field).filter((field) => !refused.includes(field))

	const taken = useRef(take)
	const form = useForm({
		initialValues: () => EMPTY,
		draft: tabDraft(`review of proposal ${proposal.id}`, Values, () => EMPTY),
		submit: ({ reason }) =>
			act(reviewProposalRoute, {
				params: { id: String(proposal.id) },
				body: { take: taken.current, reason, at: proposal.at },
			}),
		async onSettled(outcome) {
			const problem = outcome.state === 'refused' ? outcome.problem : undefined
			if (problem?.fields?.reason) return reasonField.current?.focus()
			if (problem?.conflicts) return showToast('bad', t('proposals.conflict'))
			const isOutdated = problem?.code === 'proposal.settled' || problem?.code === 'revision.conflict'
			if (showOutcome(outcome, t('proposals.settled')) || isOutdated) await onSettled()
		},
	})

	function settle(fields: string[]) {
		taken.current = fields
		void form.submit()
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
					{...form.text('reason')}
				/>
				<Cluster>
					<Button variant="primary" loading={form.submitting} disabled={take.length === 0} onClick={() => settle(take)}>
						{refused.length === 0 ? t('proposals.takeAll') : t('proposals.takeSome', { count: take.length })}
					</Button>
					<Button loading={form.submitting} onClick={() => settle([])}>
						{t('proposals.refuse')}
					</Button>
				</Cluster>
			</Stack>
		</Panel>
	)
}
