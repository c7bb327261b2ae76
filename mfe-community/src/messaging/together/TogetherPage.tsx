import { useStore } from '@nanostores/react'
import { useEffect, useId, useState, useTransition } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { FailurePanel, LoadFailure, showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { enterTogetherRoute, leaveTogetherRoute, TOGETHER_NAME_MAX_LENGTH, type TogetherRoom } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, call, type Outcome } from 'shared-state'
import { Button, Container, EmptyState, LinkButton, Meta, Page, PageHeading, Panel, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { BeginTogether } from './BeginTogether.tsx'
import { TOGETHER_PATH } from './beginTogether.ts'
import { Cards } from './Cards.tsx'
import { People } from './People.tsx'
import { Result } from './Result.tsx'
import { createRoom, followRoom, say } from './room.ts'
import { togetherTranslations } from './togetherTranslations.ts'
import { WishesForm } from './WishesForm.tsx'

/** Where people choose together what they watch: the way into a room, or the room of the address. */
export function TogetherPage() {
	const t = useTranslations(togetherTranslations)
	const outcome = useLoaderData<Outcome<TogetherRoom> | null>()
	return (
		<Page>
			<title>{`${t('together.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack $gap={6}>
					<PageHeading title={t('together.title')} lead={outcome === null ? t('together.lead') : undefined} />
					{outcome === null ? <BeginTogether /> : <Found outcome={outcome} />}
				</Stack>
			</Container>
		</Page>
	)
}

function Found({ outcome }: { outcome: Outcome<TogetherRoom> }) {
	const t = useTranslations(togetherTranslations)
	if (outcome.state === 'done') {
		const room = outcome.answer
		return room.people.length > 0 ? <Room key={room.code} initial={room} /> : <EnterRoom room={room} />
	}
	if (outcome.state !== 'refused' || outcome.status !== 404) {
		return <LoadFailure title={t('together.failed')} />
	}
	return (
		<EmptyState
			title={t('together.gone.title')}
			text={t('together.gone.text')}
			action={<LinkButton to={TOGETHER_PATH}>{t('together.begin')}</LinkButton>}
		/>
	)
}

/** A room, for one of its people. */
function Room({ initial }: { initial: TogetherRoom }) {
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

/** The door of a room: a member presses, a guest says a name. */
function EnterRoom({ room: { code, size } }: { room: TogetherRoom }) {
	const t = useTranslations(togetherTranslations)
	const { revalidate } = useRevalidator()
	const isVisitor = useStore($session).state === 'visitor'
	const titleId = useId()
	const form = useForm({
		initialValues: () => ({ name: '' }),
		// Open to visitors on a demo, too: the room is no example.
		submit: (body) => call(enterTogetherRoute, { params: { code }, body }),
		async onSettled(outcome) {
			say(outcome)
			if (outcome.state === 'done') await revalidate()
		},
	})
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<form {...form.props}>
				<Stack>
					<div>
						<h2 id={titleId}>{t('together.enter.title')}</h2>
						{size > 0 && <Meta as="p">{t('together.enter.size', { count: size })}</Meta>}
					</div>
					{isVisitor && (
						<TextField
							label={t('together.name')}
							hint={t('together.name.hint')}
							autoComplete="nickname"
							maxLength={TOGETHER_NAME_MAX_LENGTH}
							{...form.text('name')}
						/>
					)}
					<Button
						type="submit"
						variant="primary"
						size="lg"
						disabled={isVisitor && form.values.name.trim() === ''}
						loading={form.submitting}
					>
						{t('together.enter')}
					</Button>
				</Stack>
			</form>
		</Panel>
	)
}
