import { atom, type ReadableAtom } from 'nanostores'
import {
	acceptFriendRequestRoute,
	type Friendship,
	type Profile,
	profileRoute,
	removeFriendRequestRoute,
	sendFriendRequestRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'

/** Whether the reader and the member of a profile are friends, and whether the reader may write to the member. */
export interface FriendshipState {
	/** Undefined where the server is older and does not say. */
	friendship: Friendship | undefined
	canWrite: boolean
}

export interface ProfileFriendship {
	readonly $shown: ReadableAtom<FriendshipState>
	/** Sends a friend request; it accepts the one that the member has sent. */
	request(): Promise<ActionOutcome<unknown>>
	accept(): Promise<ActionOutcome<unknown>>
	/** Takes the reader's own request back, or declines the member's. */
	removeRequest(): Promise<ActionOutcome<unknown>>
	/** Takes over what the server says now. */
	update(relation: Profile['relation']): void
}

const NONE: Friendship = { state: 'none', requestId: null }
const FRIENDS: FriendshipState = { friendship: { state: 'friends', requestId: null }, canWrite: true }
/** Of a request that a visitor of the demo sends: only this page knows it. */
const EXAMPLE_REQUEST = 'example'

/** The friendship of the reader with the member of a profile, as its page shows it. */
export function createFriendship({ id: memberId, username, relation }: Profile): ProfileFriendship {
	const $shown = atom<FriendshipState>(friendshipStateOf(relation))
	const change = (friendship: Friendship) => $shown.set({ ...$shown.get(), friendship })

	async function request() {
		const outcome = await act(sendFriendRequestRoute, { body: { memberId } })
		if (outcome.state === 'example') change({ state: 'sent', requestId: EXAMPLE_REQUEST })
		else if (outcome.state === 'done') {
			const { state, request } = outcome.answer
			if (state === 'friends') $shown.set(FRIENDS)
			else change({ state: 'sent', requestId: request?.id ?? null })
		}
		return outcome
	}

	async function accept() {
		const outcome = await act(acceptFriendRequestRoute, { params: requestParams() })
		return settle(outcome, () => $shown.set(FRIENDS))
	}

	async function removeRequest() {
		const outcome = await act(removeFriendRequestRoute, { params: requestParams() })
		return settle(outcome, () => change(NONE))
	}

	const requestParams = () => ({ id: $shown.get().friendship?.requestId ?? '' })

	// A refusal means that the other has answered meanwhile: the server is asked how the two stand now.
	async function settle(outcome: ActionOutcome<unknown>, change: () => void) {
		if (outcome.state === 'done' || outcome.state === 'example') change()
		else if (outcome.state === 'refused') {
			const now = await call(profileRoute, { params: { username } })
			if (now.state === 'done') update(now.answer.relation)
		}
		return outcome
	}

	function update(relation: Profile['relation']) {
		$shown.set(friendshipStateOf(relation))
	}

	return { $shown, request, accept, removeRequest, update }
}

function friendshipStateOf(relation: Profile['relation']): FriendshipState {
	if (relation.kind === 'self') return { friendship: undefined, canWrite: false }
	return { friendship: relation.friendship, canWrite: relation.canWrite ?? true }
}
