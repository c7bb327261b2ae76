import { atom, type ReadableAtom } from 'nanostores'
import { TYPING_SHOWN_MS } from 'shared-contract'

/** A typing member and when the indicator expires. */
export interface Typist {
	id: string
	name: string
	until: number
}

const $now = atom<Readonly<Record<string, readonly Typist[]>>>({})

/** Typing members by conversation, first come first. */
export const $typing: ReadableAtom<Readonly<Record<string, readonly Typist[]>>> = $now

/** Shows a member as typing for a while. */
export function addTypist(conversationId: string, { id, username }: { id: string; username: string }): void {
	const until = Date.now() + TYPING_SHOWN_MS
	const typists = $now.get()[conversationId] ?? []
	const isKnown = typists.some((typist) => typist.id === id)
	const next = isKnown
		? typists.map((typist) => (typist.id === id ? { ...typist, until } : typist))
		: [...typists, { id, name: username, until }]
	$now.set({ ...$now.get(), [conversationId]: next })
	setTimeout(() => expire(conversationId), TYPING_SHOWN_MS)
}

/** Removes a member whose message arrived. */
export function removeTypist(conversationId: string, memberId: string | undefined): void {
	filterTypists(conversationId, ({ id }) => id !== memberId)
}

function expire(conversationId: string): void {
	const now = Date.now()
	filterTypists(conversationId, ({ until }) => until > now)
}

function filterTypists(conversationId: string, which: (typist: Typist) => boolean): void {
	const typists = $now.get()[conversationId]
	if (!typists) return
	const left = typists.filter(which)
	if (left.length !== typists.length) $now.set({ ...$now.get(), [conversationId]: left })
}
