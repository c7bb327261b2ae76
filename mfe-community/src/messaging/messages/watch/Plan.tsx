import { useState, useTransition } from 'react'
import { Link } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { type ChannelWatch, titlePath, type WatchPlan } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, color, Meta, Stack, size, space } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { ChannelPoll } from './ChannelPoll.tsx'
import { SharedProgress } from './SharedProgress.tsx'
import { bindChannel, shareProgress } from './watchPlan.ts'

const Title = styled(Link)`
	font-size: ${size.lg};
	font-weight: 700;
	overflow-wrap: anywhere;
`
const Heading = styled.h3`
	margin-bottom: ${space[2]};
	font-size: ${size.md};
`
const Row = styled.li`
	display: flex;
	flex-wrap: wrap;
	justify-content: space-between;
	gap: ${space[1]} ${space[4]};
	padding-block: ${space[2]};
	border-bottom: 1px solid ${color.line};
	overflow-wrap: anywhere;
	&:last-child { border-bottom: 0; }
`

interface PlanProps {
	groupId: string
	conversationId: string
	plan: WatchPlan
	watch: ChannelWatch
	/** Opens the choice of another title or pace; undefined for those who may not. */
	onBind: (() => void) | undefined
	onChanged: () => Promise<void>
}

/** The title of a channel, its next meetings in the reader's time, and how far its members are. */
export function Plan({ groupId, conversationId, plan, watch, onBind, onChanged }: PlanProps) {
	const t = useTranslations(conversationTranslations)
	const nameOf = useTitleName()
	const times = useTimeFormats()
	const [isEnding, setEnding] = useState(false)
	const [isBusy, start] = useTransition()

	const share = (shares: boolean) =>
		start(async () => {
			const text = t(shares ? 'messages.watch.share.on' : 'messages.watch.share.off')
			if (showOutcome(await shareProgress(groupId, shares), text)) await onChanged()
		})

	async function end() {
		const isDone = showOutcome(await bindChannel(conversationId, null), t('messages.watch.ended'))
		setEnding(false)
		if (isDone) await onChanged()
	}

	return (
		<Stack $gap={6}>
			<div>
				<Title to={titlePath(watch.title)}>{nameOf(watch.title)}</Title>
				<Meta as="p">{t('messages.watch.own', { number: watch.progress })}</Meta>
			</div>
			{watch.pace && (
				<section>
					<Heading>{t('messages.watch.meetings')}</Heading>
					{plan.meetings.length === 0 && <p>{t('messages.watch.meetings.none')}</p>}
					<ol>
						{plan.meetings.map(({ at, from, to }) => (
							<Row key={at}>
								<time dateTime={at}>{times.exact(at)}</time>
								<span>
									{from === to
										? t('messages.watch.episode', { number: from })
										: t('messages.watch.episodes', { from, to })}
								</span>
							</Row>
						))}
					</ol>
				</section>
			)}
			<section>
				<Heading>{t('messages.poll')}</Heading>
				<ChannelPoll
					conversationId={conversationId}
					poll={plan.poll}
					mayChange={onBind !== undefined}
					onChanged={onChanged}
				/>
			</section>
			<section>
				<Heading>{t('messages.watch.progress')}</Heading>
				<SharedProgress members={plan.members} episodeCount={watch.episodeCount} />
				<Switch
					label={t('messages.watch.share')}
					description={t('messages.watch.share.text')}
					checked={plan.shares}
					disabled={isBusy}
					onChange={share}
				/>
			</section>
			{onBind && (
				<Cluster>
					<Button size="sm" onClick={onBind}>
						{t('messages.watch.change')}
					</Button>
					<Button size="sm" variant="quiet" onClick={() => setEnding(true)}>
						{t('messages.watch.end')}
					</Button>
				</Cluster>
			)}
			<ConfirmDialog
				open={isEnding}
				title={t('messages.watch.end.title')}
				text={t('messages.watch.end.text')}
				action={t('messages.watch.end')}
				onConfirm={end}
				onClose={() => setEnding(false)}
			/>
		</Stack>
	)
}
