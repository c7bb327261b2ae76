import {
	acceptFriendRequestRoute,
	type FriendRequest,
	type MemberCard,
	removeFriendRequestRoute,
	sendFriendRequestRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import {
	allowNewRequest,
	changeRequests,
	type FriendRequests,
	loadRequests,
	withPendingRequest,
} from './friendRequests.ts'

/** Accepts a received request. */
export async function acceptRequest(request: FriendRequest): Promise<ActionOutcome<unknown>> {
	const outcome = await act(acceptFriendRequestRoute, { params: { id: request.id } })
	return settle(outcome, (now) => withoutReceived(now, request.id))
}

/** Declines a received request. */
export async function declineRequest(request: FriendRequest): Promise<ActionOutcome<unknown>> {
	const outcome = await removeRequest(request)
	return settle(outcome, (now) => withoutReceived(now, request.id))
}

/** Withdraws a sent request. */
export async function cancelRequest(request: FriendRequest): Promise<ActionOutcome<unknown>> {
	const outcome = await removeRequest(request)
	return settle(outcome, (now) => ({ ...now, sent: now.sent.filter(({ id }) => id !== request.id) }))
}

/** Sends a friend request; accepts the member's own request if there is one. */
export function requestFriendship(member: MemberCard): Promise<ActionOutcome<{ state: 'requested' | 'friends' }>> {
	return withPendingRequest(member.id, () => sendRequest(member))
}

async function sendRequest(member: MemberCard): Promise<ActionOutcome<{ state: 'requested' | 'friends' }>> {
	const outcome = await act(sendFriendRequestRoute, { body: { memberId: member.id } })
	const request =
		outcome.state === 'example'
			? { id: `example-${member.id}`, member, sentAt: new Date().toISOString() }
			: outcome.state === 'done'
				? outcome.answer.request
				: null
	return settle(outcome, (now) =>
		request
			? { ...now, sent: [request, ...now.sent.filter(({ id }) => id !== request.id)] }
			: withoutReceivedFrom(now, member.id),
	)
}

async function removeRequest({ id, member }: FriendRequest): Promise<ActionOutcome<unknown>> {
	const outcome = await act(removeFriendRequestRoute, { params: { id } })
	if (outcome.state === 'example') allowNewRequest(member)
	return outcome
}

/** Removes a received request. */
export function withoutReceived(now: FriendRequests, id: string): FriendRequests {
	const received = now.received.filter((request) => request.id !== id)
	return { ...now, received, receivedCount: now.receivedCount - (now.received.length - received.length) }
}

function withoutReceivedFrom(now: FriendRequests, memberId: string): FriendRequests {
	const request = now.received.find(({ member }) => member.id === memberId)
	return request ? withoutReceived(now, request.id) : now
}

// A refusal means that the request changed meanwhile: reload the list.
function settle<Outcome extends ActionOutcome<unknown>>(
	outcome: Outcome,
	change: (now: FriendRequests) => FriendRequests,
): Outcome {
	if (outcome.state === 'done' || outcome.state === 'example') changeRequests(change)
	else if (outcome.state === 'refused') void loadRequests()
	return outcome
}
