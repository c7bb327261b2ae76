import { array, boolean, integer, literal, nullable, object, type Static, string, union } from 'shared-contract/schema'

/** A message between the processes of one site. */
export const BusMessage = union([
	object({
		kind: literal('event'),
		topic: string(),
		frame: string(),
		except: array(string()),
		/** Null for all who watch the topic. */
		only: nullable(array(string())),
	}),
	object({ kind: literal('revoked'), topic: string(), memberId: string() }),
	object({ kind: literal('recheck'), memberIds: array(string()) }),
	object({ kind: literal('sessionEnded'), keyHash: string() }),
	object({ kind: literal('sessionsEnded'), memberId: string() }),
	/** The release registry has changed. */
	object({ kind: literal('releases'), revision: integer() }),
	/** Requests that count for rate limits. */
	object({
		kind: literal('requests'),
		counts: array(object({ key: string(), count: integer({ minimum: 1 }), windowMs: integer({ minimum: 1 }) })),
	}),
	/** Messages may have been lost: every page must reload its data. */
	object({ kind: literal('missed') }),
	object({
		kind: literal('presence'),
		process: string(),
		version: integer(),
		memberId: string(),
		online: boolean(),
	}),
	object({ kind: literal('presenceBeat'), process: string(), version: integer() }),
	object({ kind: literal('presenceAsked'), process: string() }),
	object({
		kind: literal('presenceList'),
		process: string(),
		version: integer(),
		part: integer({ minimum: 0 }),
		parts: integer({ minimum: 1 }),
		memberIds: array(string()),
	}),
	object({ kind: literal('presenceGone'), process: string() }),
])
export type BusMessage = Static<typeof BusMessage>

export type BusListener = (message: BusMessage) => void

/** Carries messages to the other processes of the site. It never echoes, blocks or throws. */
export interface Bus {
	send(message: BusMessage): void
	/** The listener gets `missed` when the bus may have lost messages. */
	listen(listener: BusListener): void
	/** Resolves when the bus is connected, for tests. */
	connected(): Promise<void>
	close(): Promise<void>
}

/** The bus of a site with one process. */
export const NO_BUS: Bus = { send() {}, listen() {}, async connected() {}, async close() {} }
