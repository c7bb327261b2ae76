import type { BusMessage } from './bus.ts'
import { PROCESS_SILENT_MS } from './limits.ts'

export type PresenceMessage = Extract<BusMessage, { kind: `presence${string}` }>
type Said = Exclude<PresenceMessage, { kind: 'presenceAsked' }>

interface Process {
	heardAt: number
	/** How many changes of its list we know. */
	version: number
	members: Set<string>
	/** The parts of a new list that have come so far. */
	coming: { version: number; parts: Map<number, readonly string[]> }
}

interface Reporters {
	/** Whether its list is known as it is now; where not, it must be asked for. */
	known: boolean
	/** Members of whom it may no longer be true what was. */
	touched: Iterable<string>
}

const NOTHING: Reporters = { known: true, touched: [] }

/** What the other processes of the site said of who is here. A process that falls silent is forgotten. */
export class OtherProcesses {
	readonly #processes = new Map<string, Process>()

	has(memberId: string): boolean {
		for (const { members } of this.#processes.values()) if (members.has(memberId)) return true
		return false
	}

	/** Takes in what a process says; `now` in milliseconds. */
	receive(message: Said, now: number): Reporters {
		if (message.kind === 'presenceGone') return { known: true, touched: this.#forget(message.process) }
		const process = this.#processes.get(message.process) ?? {
			heardAt: now,
			version: -1,
			members: new Set(),
			coming: { version: -1, parts: new Map() },
		}
		process.heardAt = now
		this.#processes.set(message.process, process)
		switch (message.kind) {
			case 'presenceBeat':
				return { known: process.version === message.version, touched: [] }
			case 'presence':
				return changed(process, message)
			case 'presenceList':
				return listed(process, message)
		}
	}

	/** Forgets those that were not heard of for long, and gives their members; nothing where there are none. */
	forgetSilent(now: number): string[] | undefined {
		const silent = [...this.#processes].filter(([, { heardAt }]) => now - heardAt > PROCESS_SILENT_MS)
		return silent.length === 0 ? undefined : silent.flatMap(([id]) => this.#forget(id))
	}

	#forget(id: string): string[] {
		const members = [...(this.#processes.get(id)?.members ?? [])]
		this.#processes.delete(id)
		return members
	}
}

function changed(process: Process, { version, memberId, online }: Extract<Said, { kind: 'presence' }>): Reporters {
	if (version <= process.version) return NOTHING
	if (version !== process.version + 1) return { known: false, touched: [] }
	process.version = version
	if (online) process.members.add(memberId)
	else process.members.delete(memberId)
	return { known: true, touched: [memberId] }
}

function listed(process: Process, message: Extract<Said, { kind: 'presenceList' }>): Reporters {
	if (message.version <= process.version) return NOTHING
	if (process.coming.version !== message.version) process.coming = { version: message.version, parts: new Map() }
	process.coming.parts.set(message.part, message.memberIds)
	if (process.coming.parts.size < message.parts) return NOTHING
	const before = process.members
	process.members = new Set([...process.coming.parts.values()].flat())
	process.version = message.version
	return { known: true, touched: new Set([...before, ...process.members]) }
}
