import { outcomeMessage } from 'shared-composition'
import {
	dealTogetherRoute,
	endTogetherRoute,
	type TogetherRoom,
	type TogetherVote,
	type TogetherWishes,
	togetherRoute,
	voteTogetherRoute,
	wishTogetherRoute,
} from 'shared-contract'
import { type ActionOutcome, call, showToast } from 'shared-state'
import { createRemote, type Remote } from 'shared-state/remote'
import { debounceWithJitter } from '../../shared/debounceWithJitter.ts'

/** How often a guest asks, whom no event reaches. */
export const POLL_MS = 3000

/** A room that is shown, with what its reader can do in it. */
export interface RoomStore extends Pick<Remote<TogetherRoom>, '$state' | 'load' | 'refresh'> {
	wish(wishes: TogetherWishes): Promise<ActionOutcome<unknown>>
	deal(): Promise<ActionOutcome<unknown>>
	vote(titleId: number, vote: TogetherVote): Promise<ActionOutcome<unknown>>
	end(): Promise<ActionOutcome<unknown>>
}

/** Creates the store of a room. A vote shows at once; each change reads the room again. */
export function createRoom(initial: TogetherRoom): RoomStore {
	const params = { code: initial.code }
	const remote = createRemote(() => call(togetherRoute, { params }), initial)
	const change = (
		send: () => Promise<ActionOutcome<unknown>>,
		shown: (room: TogetherRoom) => TogetherRoom = (room) => room,
	) => remote.write(shown, send, () => false)
	return {
		$state: remote.$state,
		load: remote.load,
		refresh: remote.refresh,
		// Visitors write here, too: nothing sends them to sign-in.
		wish: (wishes) =>
			change(
				() => call(wishTogetherRoute, { params, body: wishes }),
				(room) => ({ ...room, wishes }),
			),
		deal: () => change(() => call(dealTogetherRoute, { params })),
		vote: (titleId, vote) =>
			change(
				() => call(voteTogetherRoute, { params: { ...params, titleId: String(titleId) }, body: { vote } }),
				(room) => withVote(room, titleId, vote),
			),
		end: () => change(() => call(endTogetherRoute, { params })),
	}
}

function withVote(room: TogetherRoom, titleId: number, vote: TogetherVote): TogetherRoom {
	const cards = room.cards.map((card) =>
		card.title.id === titleId ? { ...card, vote, isOut: card.isOut || vote === 'veto' } : card,
	)
	return { ...room, cards, vetoUsed: room.vetoUsed || vote === 'veto' }
}

/** Keeps a room up to date: by events for a member, by asking for a guest. Returns the function that ends it. */
export function followRoom(code: string, isGuest: boolean, { refresh }: RoomStore): () => void {
	if (isGuest) {
		const timer = setInterval(() => document.hidden || void refresh(), POLL_MS)
		return () => clearInterval(timer)
	}
	let stop: (() => void) | undefined
	let isEnded = false
	const refetching = debounceWithJitter(() => void refresh())
	// The live connection loads on demand.
	void import('shared-state/live').then(({ subscribe }) => {
		if (!isEnded) stop = subscribe(`together:${code}`, refetching.schedule, { onSubscribed: () => void refresh() })
	})
	return () => {
		isEnded = true
		stop?.()
		refetching.cancel()
	}
}

/** Says why a change failed; success shows by itself. */
export function say(outcome: ActionOutcome<unknown>): void {
	if (outcome.state === 'done' || outcome.state === 'example' || outcome.state === 'accountNeeded') return
	showToast('bad', outcomeMessage(outcome))
}
