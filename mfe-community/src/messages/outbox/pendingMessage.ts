import { conforms, ERROR_CODES, type Message } from 'shared-contract'
import { array, integer, literal, object, oneOf, type Static, string, union } from 'shared-contract/schema'

const Typed = { clientId: string(), text: string(), typedAt: integer() }

/**
 * A message on its way. `waiting`: not sent yet, for want of a connection or behind another; it goes by itself.
 * `failed`: the server would not have it; its author decides.
 */
const Pending = union([
	object({ ...Typed, state: literal('waiting') }),
	object({ ...Typed, state: literal('sending') }),
	object({ ...Typed, state: literal('failed'), code: oneOf(ERROR_CODES) }),
])
export type Pending = Static<typeof Pending>

export const Pendings = array(Pending)

/** Those of which no message is there yet: an answer that was lost is found again by the `clientId`. */
export function withoutSent(pendings: readonly Pending[], items: readonly Message[]): readonly Pending[] {
	if (pendings.length === 0) return pendings
	const sent = new Set(items.map(({ clientId }) => clientId))
	const left = pendings.filter(({ clientId }) => !sent.has(clientId))
	return left.length === pendings.length ? pendings : left
}

/** What a tab had kept. What was being sent when it was closed waits: sent again, it is stored once. */
export function restorePendings(kept: unknown): readonly Pending[] {
	if (!conforms(Pendings, kept)) return []
	return kept.map((pending) => (pending.state === 'sending' ? { ...pending, state: 'waiting' } : pending))
}
