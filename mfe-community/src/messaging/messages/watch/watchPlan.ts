import {
	bindChannelRoute,
	deletePollRoute,
	type Group,
	type Pace,
	type SearchTitle,
	searchRoute,
	shareProgressRoute,
	startPollRoute,
	unbindChannelRoute,
	voteInPollRoute,
	type WatchPlan,
	watchPlanRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote, type Remote } from 'shared-state/remote'
import { ofConversation } from '../group/exampleChannels.ts'
import { withGroup } from '../list/conversationList.ts'
import { updateList } from '../list/conversations.ts'

export const NO_PLAN: WatchPlan = { watch: null, meetings: [], shares: false, members: [], poll: null }

/** The plan of a channel. */
export function planOf(conversationId: string): Remote<WatchPlan> {
	const ask = () => call(watchPlanRoute, { params: { id: conversationId } })
	return createRemote(() => ofConversation(conversationId, ask, NO_PLAN))
}

/** Binds a channel to an anime and a pace, or unbinds it (null). */
export async function bindChannel(
	conversationId: string,
	chosen: { titleId: number; pace: Pace | null } | null,
): Promise<ActionOutcome<Group>> {
	const params = { id: conversationId }
	const outcome = chosen
		? await act(bindChannelRoute, { params, body: chosen })
		: await act(unbindChannelRoute, { params })
	if (outcome.state === 'done') updateList((listed) => withGroup(listed, outcome.answer))
	return outcome
}

/** Shares the reader's progress with a group, or no longer. */
export function shareProgress(groupId: string, shares: boolean): Promise<ActionOutcome<unknown>> {
	return act(shareProgressRoute, { params: { id: groupId }, body: { shares } })
}

/** Starts the poll of a channel, or deletes it (null). */
export function changePoll(
	conversationId: string,
	poll: { options: string[]; closesAt: string } | null,
): Promise<ActionOutcome<unknown>> {
	const params = { id: conversationId }
	return poll ? act(startPollRoute, { params, body: poll }) : act(deletePollRoute, { params })
}

export function voteInPoll(conversationId: string, pollId: string, option: number): Promise<ActionOutcome<unknown>> {
	return act(voteInPollRoute, { params: { id: conversationId }, body: { pollId, option } })
}

/** The animes and films that a text finds; undefined on failure. */
export async function findAnimes(q: string): Promise<readonly SearchTitle[] | undefined> {
	const outcome = await call(searchRoute, { query: { q } })
	return outcome.state === 'done' ? [...outcome.answer.animes, ...outcome.answer.movies] : undefined
}
