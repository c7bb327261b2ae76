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

/** The friendship between the reader and a profile's member, and whether the reader may write to them. */
export interface FriendshipState {
	/** Undefined on the own profile, and for a visitor without a session. */
	friendship: Friendship | undefined
	canWrite: boolean
}

export interface ProfileFriendship {
	readonly $shown: ReadableAtom<FriendshipState>
	/** Sends a friend request, or accepts the member's. */
	request(): Promise<ActionOutcome<unknown>>
	accept(): Promise<ActionOutcome<unknown>>
	/** Withdraws the reader's request or declines the member's. */
	removeRequest(): Promise<ActionOutcome<unknown>>
	/** Applies the server's state. */
	update(relation: Profile['relation']): void
}

const NONE: Friendship = { state: 'none', requestId: null }
const FRIENDS: FriendshipState = { friendship: { state: 'friends', requestId: null }, canWrite: true }
/** Id of a request in the demo, which exists only in this page. */
const EXAMPLE_REQUEST = 'example'

/** The store of the reader's friendship with a profile's member. */
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

	// A refusal means that the state changed meanwhile: reload it.
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
