import { useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import type { Poll } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, Cluster, color, Meta, radius, refusal, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { PollForm } from './PollForm.tsx'
import { changePoll, voteInPoll } from './watchPlan.ts'

const Option = styled.button`
	display: flex;
	justify-content: space-between;
	gap: ${space[4]};
	width: 100%;
	min-height: 40px;
	padding: ${space[2]} ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	text-align: start;
	overflow-wrap: anywhere;
	color: ${color.text};
	background: ${color.surface};
	cursor: pointer;
	&[aria-pressed='true'] { border-color: ${color.edge}; font-weight: 700; background: ${color.raised}; }
	&[aria-disabled] { cursor: not-allowed; }
`

interface ChannelPollProps {
	conversationId: string
	poll: Poll | null
	/** True for those who may start and delete polls. */
	mayChange: boolean
	onChanged: () => Promise<void>
}

/** The poll of a channel: what or when its group watches next. */
export function ChannelPoll({ conversationId, poll, mayChange, onChanged }: ChannelPollProps) {
	const t = useTranslations(conversationTranslations)
	const formats = useFormats()
	const times = useTimeFormats()
	const [isStarting, setStarting] = useState(false)
	const [isBusy, start] = useTransition()

	const vote = (pollId: string, option: number) =>
		start(async () => {
			showOutcome(await voteInPoll(conversationId, pollId, option), t('messages.poll.voted'))
			await onChanged()
		})
	const remove = () =>
		start(async () => {
			if (showOutcome(await changePoll(conversationId, null), t('messages.poll.deleted'))) await onChanged()
		})

	if (isStarting) {
		const close = async () => {
			setStarting(false)
			await onChanged()
		}
		return <PollForm conversationId={conversationId} onDone={close} onCancel={() => setStarting(false)} />
	}
	return (
		<Stack $gap={2}>
			{!poll && <p>{t('messages.poll.none')}</p>}
			{poll && (
				<>
					{poll.options.map(({ text, votes }, option) => (
						<Option
							// biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same text
							key={option}
							type="button"
							aria-pressed={poll.own === option}
							{...refusal({ disabled: !poll.isOpen, loading: isBusy, onClick: () => vote(poll.id, option) })}
						>
							<span>{text}</span> <span>{formats.number(votes)}</span>
						</Option>
					))}
					<Meta as="p">
						{t(poll.isOpen ? 'messages.poll.until' : 'messages.poll.closed', { at: times.exact(poll.closesAt) })}
					</Meta>
				</>
			)}
			{mayChange && (
				<Cluster>
					<Button size="sm" onClick={() => setStarting(true)}>
						{t('messages.poll.start')}
					</Button>
					{poll && (
						<Button size="sm" variant="quiet" loading={isBusy} onClick={remove}>
							{t('messages.poll.delete')}
						</Button>
					)}
				</Cluster>
			)}
		</Stack>
	)
}
