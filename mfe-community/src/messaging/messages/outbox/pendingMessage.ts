import { conforms, ERROR_CODES, type Message, MessagePicture } from 'shared-contract'
import {
	array,
	integer,
	literal,
	nullable,
	object,
	oneOf,
	optional,
	type Static,
	string,
	union,
} from 'shared-contract/schema'

const Typed = {
	clientId: string(),
	text: string(),
	/** Uploaded already. */
	picture: optional(MessagePicture),
	typedAt: integer(),
	/** The chosen episode; absent for the author's progress. */
	episode: optional(nullable(integer())),
	/** The number of the message that it replies to. */
	replyTo: optional(integer()),
}

/** An unsent message. `waiting`: queued, sent automatically. `failed`: refused by the server; the author decides. */
const Pending = union([
	object({ ...Typed, state: literal('waiting') }),
	object({ ...Typed, state: literal('sending') }),
	object({ ...Typed, state: literal('failed'), code: oneOf(ERROR_CODES) }),
])
export type Pending = Static<typeof Pending>

export const Pendings = array(Pending)

/** The pending messages that the history does not contain: a lost response is recovered by the `clientId`. */
export function withoutSent(pendings: readonly Pending[], items: readonly Message[]): readonly Pending[] {
	if (pendings.length === 0) return pendings
	const sent = new Set(items.map(({ clientId }) => clientId))
	const left = pendings.filter(({ clientId }) => !sent.has(clientId))
	return left.length === pendings.length ? pendings : left
}

/** Parses stored pending messages. One that was being sent waits again; the `clientId` prevents a duplicate. */
export function restorePendings(kept: unknown): readonly Pending[] {
	if (!conforms(Pendings, kept)) return []
	return kept.map((pending) => (pending.state === 'sending' ? { ...pending, state: 'waiting' } : pending))
}
