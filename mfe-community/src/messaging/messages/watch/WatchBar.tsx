import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState, useTransition } from 'react'
import { Link } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { artworkPath, type ChannelWatch, editEntryRoute, type Group, mayInGroup, titlePath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, color, Meta, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { ChannelPoll } from './ChannelPoll.tsx'
import { NO_PLAN, planOf } from './watchPlan.ts'

const POSTER_PX = 32
const POSTER_HEIGHT_PX = 45

const Bar = styled.section`
	flex: none;
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: ${space[1]} ${space[3]};
	align-items: center;
	padding: ${space[2]} ${space[4]};
	border-bottom: 1px solid ${color.line};
	background: ${color.surface};
	img { width: ${POSTER_PX}px; height: ${POSTER_HEIGHT_PX}px; border-radius: ${radius.sm}; object-fit: cover; }
	details { grid-column: 1 / -1; font-size: ${size.sm}; }
	summary { min-height: 32px; align-content: center; font-weight: 600; cursor: pointer; }
`
const Name = styled(Link)`
	display: block;
	overflow: hidden;
	font-weight: 700;
	text-overflow: ellipsis;
	white-space: nowrap;
`

interface WatchBarProps {
	group: Group
	conversationId: string
	watch: ChannelWatch
}

/** Below the head of a channel: what it watches, how far the reader is, with the next step, when it meets, and its open poll. */
export function WatchBar({ group, conversationId, watch }: WatchBarProps) {
	const t = useTranslations(conversationTranslations)
	const nameOf = useTitleName()
	const times = useTimeFormats()
	const [panel] = useState(() => planOf(conversationId))
	const plan = useStore(panel.$state)
	const [isBusy, start] = useTransition()
	// biome-ignore lint/correctness/useExhaustiveDependencies: a live event reloads the group after each change of its plan
	useEffect(() => void panel.load(), [panel, group])
	const { title, progress, episodeCount } = watch
	const { watch: listed, meetings, poll } = plan.state === 'ready' ? plan.value : NO_PLAN
	const [meeting] = meetings
	const drawn = artworkPath('poster', title.id)
	const next = progress + 1

	const advance = () =>
		start(async () => {
			// The bar counts what is seen in any round, also by a vote: the list is told where the reader is, not to count one more.
			const request = { params: { titleId: String(title.id) }, body: { progress: next } }
			showOutcome(await act(editEntryRoute, request), t('messages.watch.advanced', { number: next }))
		})

	return (
		<Bar aria-label={t('messages.watch.bar')}>
			<Picture src={listed?.imageUrl ?? drawn} fallbackUrl={drawn} alt="" width={POSTER_PX} height={POSTER_HEIGHT_PX} />
			<div>
				<Name to={titlePath(title)}>{nameOf(title)}</Name>
				<Meta as="p">
					{progress === 0 ? t('messages.watch.notBegun') : t('messages.watch.own', { number: progress })}
					{meeting && ` · ${t('messages.watch.next', { at: times.exact(meeting.at) })}`}
				</Meta>
			</div>
			{(episodeCount === null || progress < episodeCount) && (
				<Button size="sm" loading={isBusy} onClick={advance} aria-label={t('messages.watch.advance', { number: next })}>
					+1
				</Button>
			)}
			{poll?.isOpen && (
				<OpenPoll key={poll.id} isUnanswered={poll.own === null} title={t('messages.poll')}>
					<ChannelPoll
						conversationId={conversationId}
						poll={poll}
						mayChange={mayInGroup(group.role, 'arrangeChannels')}
						onChanged={panel.load}
					/>
				</OpenPoll>
			)}
		</Bar>
	)
}

/** A poll that stands open for who has not voted when it comes, and then as its reader leaves it. */
function OpenPoll({ isUnanswered, title, children }: { isUnanswered: boolean; title: string; children: ReactNode }) {
	const [isOpen, setOpen] = useState(isUnanswered)
	return (
		<details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{title}</summary>
			{children}
		</details>
	)
}
