import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import {
	CARD_LANGUAGES,
	facetsRoute,
	GENRES,
	LANGUAGE_TAGS,
	TOGETHER_TIMES,
	type TogetherRoom,
	type TogetherWishes,
} from 'shared-contract'
import { common, listFormat, useLocale, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Button, ChipButton, ChipRow, Meta, Panel, Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { useNames } from './People.tsx'
import { type RoomStore, say } from './room.ts'
import { togetherTranslations } from './togetherTranslations.ts'

/** As many services as are offered: those with the most titles. */
const SERVICES = 8

const AT_FIRST: TogetherWishes = { time: 'evening', dub: null, services: [], genres: [], again: false }

/** What somebody wants tonight, in a few taps, and the button that deals the cards. */
export function WishesForm({ room, store }: { room: TogetherRoom; store: RoomStore }) {
	const t = useTranslations(togetherTranslations)
	const shared = useTranslations(common)
	const titleId = useId()
	const locale = useLocale()
	// Japanese is the language of the originals: there is nothing to choose.
	const dub = CARD_LANGUAGES.find((language) => language === locale)
	const [wishes, setWishes] = useState(room.wishes ?? AT_FIRST)
	const [isBusy, start] = useTransition()
	const [facets] = useState(() => createRemote(() => call(facetsRoute, { query: { kind: 'anime' } })))
	const found = useStore(facets.$state)
	useEffect(() => void facets.load(), [facets])
	const services = found.state === 'ready' ? found.value.services.slice(0, SERVICES) : []
	const set = (change: Partial<TogetherWishes>) => setWishes((before) => ({ ...before, ...change }))

	const save = () => start(async () => void showOutcome(await store.wish(wishes), t('together.saved')))

	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack $gap={6}>
				<h2 id={titleId}>{t('together.wishes')}</h2>
				<Choice label={t('together.time')}>
					{TOGETHER_TIMES.map((time) => (
						<ChipButton key={time} pressed={wishes.time === time} onClick={() => set({ time })}>
							{t(`together.time.${time}`)}
						</ChipButton>
					))}
				</Choice>
				{dub && (
					<Choice label={t('together.audio')}>
						{[dub, null].map((one) => (
							<ChipButton key={one} pressed={wishes.dub === one} onClick={() => set({ dub: one })}>
								{t(one ? 'together.audio.dub' : 'together.audio.any')}
							</ChipButton>
						))}
					</Choice>
				)}
				{services.length > 0 && (
					<Choice label={t('together.services')}>
						{services.map(({ key, name }) => (
							<ChipButton
								key={key}
								pressed={wishes.services.includes(key)}
								onClick={() => set({ services: toggled(wishes.services, key) })}
							>
								{name}
							</ChipButton>
						))}
					</Choice>
				)}
				<Choice label={t('together.genres')} hint={t('together.genres.hint')}>
					{GENRES.map((genre) => (
						<ChipButton
							key={genre}
							pressed={wishes.genres.includes(genre)}
							onClick={() => set({ genres: toggled(wishes.genres, genre) })}
						>
							{shared(`genre.${genre}`)}
						</ChipButton>
					))}
				</Choice>
				<Switch
					label={t('together.again')}
					description={t('together.again.text')}
					checked={wishes.again}
					onChange={(again) => set({ again })}
				/>
				<Button variant={room.wishes ? 'secondary' : 'primary'} size="lg" wide loading={isBusy} onClick={save}>
					{t('together.done')}
				</Button>
				{room.wishes && <DealButton room={room} store={store} />}
			</Stack>
		</Panel>
	)
}

/** Deals the cards. It waits for nobody, and says who still chooses. */
function DealButton({ room: { people }, store }: { room: TogetherRoom; store: RoomStore }) {
	const t = useTranslations(togetherTranslations)
	const waiting = useWaiting(people)
	const [isBusy, start] = useTransition()
	const isAlone = people.length < 2
	const deal = () =>
		start(async () => {
			const outcome = await store.deal()
			// Somebody else was faster: the cards are there.
			if (outcome.state === 'refused' && outcome.problem.code === 'together.started') return
			say(outcome)
		})
	return (
		<Stack $gap={2}>
			<Button variant="primary" size="lg" wide disabled={isAlone} loading={isBusy} onClick={deal}>
				{t('together.deal')}
			</Button>
			<Meta as="p" role="status">
				{isAlone ? t('together.deal.alone') : waiting && t('together.deal.waiting', { names: waiting })}
			</Meta>
		</Stack>
	)
}

/** The names of those who are not ready, as one text; empty if all are. */
export function useWaiting(people: TogetherRoom['people']): string {
	const nameOf = useNames()
	const locale = useLocale()
	const names = people.filter(({ isReady }) => !isReady).map(nameOf)
	return listFormat(LANGUAGE_TAGS[locale]).format(names)
}

function Choice({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
	const id = useId()
	return (
		<Stack $gap={2} role="group" aria-labelledby={id}>
			<div>
				<strong id={id}>{label}</strong>
				{hint && <Meta as="p">{hint}</Meta>}
			</div>
			<ChipRow>{children}</ChipRow>
		</Stack>
	)
}

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
	items.includes(item) ? items.filter((each) => each !== item) : [...items, item]
