import { useEffect, useId, useRef, useTransition } from 'react'
import type { TogetherRoom, TogetherVote } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, EmptyState, HeartIcon, headerHeight, Meta, Panel, Stack, space } from 'shared-ui'
import { ProgressBar } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { type RoomStore, say } from './room.ts'
import { togetherTranslations } from './togetherTranslations.ts'
import { Watchable } from './Watchable.tsx'
import { useWaiting } from './WishesForm.tsx'

const Count = styled(Meta)`
	scroll-margin-top: calc(${headerHeight} + ${space[4]});
`
const Votes = styled.div`
	display: grid;
	grid-template-columns: 2fr 3fr;
	gap: ${space[3]};
`
const Veto = styled(Stack)`
	grid-column: 1 / -1;
	align-items: center;
	text-align: center;
`

/** A press this soon after a card came, ms, is meant for the one before. */
export const UNSEEN_MS = 400

/** The cards, one at a time, each to like, skip or veto; then who still answers. */
export function Cards({ room, store }: { room: TogetherRoom; store: RoomStore }) {
	const t = useTranslations(togetherTranslations)
	const titleId = useId()
	const open = room.cards.filter(({ vote, isOut }) => vote === null && !isOut)
	const [card] = open
	const id = card?.title.id
	const shown = useRef({ id, at: 0 })
	useEffect(() => {
		shown.current = { id, at: performance.now() }
	}, [id])
	if (!card) return <Waiting room={room} store={store} />
	const total = room.cards.length
	const number = total - open.length + 1
	const vote = async (how: TogetherVote) => {
		if (performance.now() - shown.current.at >= UNSEEN_MS) say(await store.vote(card.title.id, how))
	}
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack $gap={6}>
				<Stack $gap={2}>
					<Count as="h2" id={titleId} ref={bringIntoView}>
						{t('together.card', { number, total })}
					</Count>
					<ProgressBar value={(number - 1) / total} label={t('together.card', { number, total })} />
				</Stack>
				{room.isLoose && <Meta as="p">{t('together.loose')}</Meta>}
				<div aria-live="polite">
					<Watchable key={card.title.id} {...card} />
				</div>
				<Votes onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}>
					<Button size="lg" onClick={() => vote('skip')}>
						{t('together.skip')}
					</Button>
					<Button size="lg" variant="primary" onClick={() => vote('like')}>
						<HeartIcon size={18} />
						{t('together.like')}
					</Button>
					{!room.vetoUsed && (
						<Veto $gap={1}>
							<Button variant="quiet" onClick={() => vote('veto')}>
								{t('together.veto')}
							</Button>
							<Meta as="p">{t('together.veto.hint')}</Meta>
						</Veto>
					)}
				</Votes>
			</Stack>
		</Panel>
	)
}

const bringIntoView = (heading: HTMLElement | null) => heading?.scrollIntoView({ block: 'nearest' })

/** All is answered: who is not done, and the end without them. */
function Waiting({ room, store }: { room: TogetherRoom; store: RoomStore }) {
	const t = useTranslations(togetherTranslations)
	const names = useWaiting(room.people)
	const [isBusy, start] = useTransition()
	const end = () => start(async () => say(await store.end()))
	return (
		<div role="status">
			<EmptyState
				title={t('together.waiting')}
				text={names && t('together.waiting.text', { names })}
				action={
					<Button loading={isBusy} onClick={end}>
						{t('together.end')}
					</Button>
				}
			/>
		</div>
	)
}
