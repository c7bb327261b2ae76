import { array, boolean, integer, literal, object, type Static, string, union } from 'shared-contract/schema'

/** What the processes of one site tell each other. */
export const BusMessage = union([
	object({ kind: literal('event'), topic: string(), frame: string(), except: array(string()) }),
	object({ kind: literal('revoked'), topic: string(), memberId: string() }),
	object({ kind: literal('recheck'), memberIds: array(string()) }),
	object({ kind: literal('sessionEnded'), keyHash: string() }),
	object({ kind: literal('sessionsEnded'), memberId: string() }),
	/** Who is given which version of a slice has changed. */
	object({ kind: literal('releases'), revision: integer() }),
	/** Something may not have been told: whoever watches asks anew. */
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

/** Carries messages to the other processes of the site: never back to its sender, never blocking, never throwing. */
export interface Bus {
	send(message: BusMessage): void
	/** `missed` is among what it hears whenever the bus itself may have lost something. */
	listen(listener: BusListener): void
	/** Resolves once it has carried for the first time; nothing waits for it but tests. */
	connected(): Promise<void>
	close(): Promise<void>
}

/** The bus of a site that is one process: there is nobody else to tell. */
export const NO_BUS: Bus = { send() {}, listen() {}, async connected() {}, async close() {} }
