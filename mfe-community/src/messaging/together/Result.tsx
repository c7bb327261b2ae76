import { useStore } from '@nanostores/react'
import { useId, useState, useTransition } from 'react'
import { deferred, Remote, showOutcome } from 'shared-composition'
import { bindChannelRoute, type TitleLink, type TogetherRoom } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { $saved, $session, act, toggleSaved } from 'shared-state'
import {
	BookmarkedIcon,
	BookmarkIcon,
	Button,
	Cluster,
	EmptyState,
	font,
	Meta,
	Panel,
	Skeleton,
	Stack,
	size,
} from 'shared-ui'
import { styled } from 'styled-components'
import { conversationTranslations } from '../messages/conversationTranslations.ts'
import { type RoomStore, say } from './room.ts'
import { togetherTranslations } from './togetherTranslations.ts'
import { Watchable } from './Watchable.tsx'

const PlanDialog = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "messages-watch" */ './PlanDialog.tsx'),
		loadTranslations(conversationTranslations),
	])
	return chunk.PlanDialog
})

const Heading = styled.h2`
	font: 700 ${size['2xl']}/1.25 ${font.display};
`

/** What was chosen and why, where it is, and what can be made of it; or that nothing was. */
export function Result({ room, store }: { room: TogetherRoom; store: RoomStore }) {
	const t = useTranslations(togetherTranslations)
	const titleId = useId()
	const { result } = room
	if (!result) {
		return (
			<div role="status">
				<EmptyState title={t('together.none')} text={t('together.none.text')} action={<Again store={store} />} />
			</div>
		)
	}
	const { title, likes, people } = result
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack $gap={6}>
				<div role="status">
					<Heading id={titleId}>{t('together.result')}</Heading>
					<Meta as="p">{t(likes === people ? 'together.result.all' : 'together.result.most', { likes, people })}</Meta>
				</div>
				<Watchable {...result} />
				<Cluster>
					<PlanButton titleId={title.id} />
					{room.channelId !== null && <ScheduleButton conversationId={room.channelId} title={title} />}
					{room.channelId !== null && <BindButton conversationId={room.channelId} titleId={title.id} />}
					<Again store={store} />
				</Cluster>
				<Stack $gap={3}>
					<h3>{t('together.result.where')}</h3>
					<Remote name="mfe-catalogue/WhereToWatch" titleId={title.id} skeleton={<Skeleton $height="8rem" />} />
				</Stack>
			</Stack>
		</Panel>
	)
}

/** Puts the title on the list of a member, as planned. */
function PlanButton({ titleId }: { titleId: number }) {
	const t = useTranslations(togetherTranslations)
	const isMember = useStore($session).state === 'member'
	const isSaved = useStore($saved).has(titleId)
	if (!isMember) return null
	const plan = async () => showOutcome(await toggleSaved(titleId), t('together.planned'))
	return (
		<Button variant="primary" disabled={isSaved} onClick={plan}>
			{isSaved ? <BookmarkedIcon size={18} /> : <BookmarkIcon size={18} />}
			{t(isSaved ? 'together.planned' : 'together.plan')}
		</Button>
	)
}

function ScheduleButton(plan: { conversationId: string; title: TitleLink }) {
	const t = useTranslations(togetherTranslations)
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Button onClick={() => setOpen(true)}>{t('together.schedule')}</Button>
			{isOpen && <PlanDialog {...plan} onClose={() => setOpen(false)} />}
		</>
	)
}

function BindButton({ conversationId, titleId }: { conversationId: string; titleId: number }) {
	const t = useTranslations(togetherTranslations)
	const [isBusy, start] = useTransition()
	const bind = () =>
		start(async () => {
			const input = { params: { id: conversationId }, body: { titleId, pace: null } }
			showOutcome(await act(bindChannelRoute, input), t('together.bound'))
		})
	return (
		<Button loading={isBusy} onClick={bind}>
			{t('together.bind')}
		</Button>
	)
}

function Again({ store }: { store: RoomStore }) {
	const t = useTranslations(togetherTranslations)
	const [isBusy, start] = useTransition()
	return (
		<Button loading={isBusy} onClick={() => start(async () => say(await store.deal()))}>
			{t('together.redeal')}
		</Button>
	)
}
