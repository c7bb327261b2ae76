import { useStore } from '@nanostores/react'
import { useEffect, useState, useTransition } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { FailurePanel, showOutcome } from 'shared-composition'
import { leaveTogetherRoute, type TogetherRoom } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { TOGETHER_PATH } from './beginTogether.ts'
import { Cards } from './Cards.tsx'
import { People } from './People.tsx'
import { Result } from './Result.tsx'
import { createRoom, followRoom } from './room.ts'
import { togetherTranslations } from './togetherTranslations.ts'
import { WishesForm } from './WishesForm.tsx'

/** A room, for one of its people. */
export function Room({ initial }: { initial: TogetherRoom }) {
	const t = useTranslations(togetherTranslations)
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [store] = useState(() => createRoom(initial))
	const state = useStore(store.$state)
	const [isBusy, start] = useTransition()
	const isGuest = initial.people.some((person) => person.isYou && person.isGuest)
	useEffect(() => followRoom(initial.code, isGuest, store), [initial.code, isGuest, store])

	const room = state.state === 'ready' ? state.value : initial
	// Left in another window: the page asks to enter again.
	const isOut = room.people.length === 0
	useEffect(() => {
		if (isOut) void revalidate()
	}, [isOut, revalidate])

	const leave = () =>
		start(async () => {
			const outcome = await call(leaveTogetherRoute, { params: { code: initial.code } })
			if (showOutcome(outcome, t('together.left'))) await navigate(TOGETHER_PATH)
		})

	if (state.state === 'failed') return <FailurePanel title={t('together.failed')} onRetry={store.load} />
	return (
		<Stack $gap={6}>
			<People room={room} />
			{room.phase === 'wishes' && <WishesForm room={room} store={store} />}
			{room.phase === 'cards' && <Cards room={room} store={store} />}
			{room.phase === 'ended' && <Result room={room} store={store} />}
			<div>
				<Button size="sm" variant="quiet" loading={isBusy} onClick={leave}>
					{t('together.leave')}
				</Button>
			</div>
		</Stack>
	)
}
