import type { BusMessage } from './bus.ts'
import { PROCESS_SILENT_MS } from './limits.ts'

export type PresenceMessage = Extract<BusMessage, { kind: `presence${string}` }>
type ProcessMessage = Exclude<PresenceMessage, { kind: 'presenceAsked' }>

interface Process {
	lastMessageAt: number
	/** The version of its list of members; each change adds one. */
	version: number
	members: Set<string>
	/** The parts of a new list that have arrived so far. */
	incoming: { version: number; parts: Map<number, readonly string[]> }
}

interface Update {
	/** False when messages were lost: the full list must be requested. */
	complete: boolean
	/** Members whose presence may have changed. */
	memberIds: Iterable<string>
}

const NO_CHANGE: Update = { complete: true, memberIds: [] }

/** The online members of the other processes of the site. A process without heartbeats is removed. */
export class OtherProcesses {
	readonly #processes = new Map<string, Process>()

	has(memberId: string): boolean {
		for (const { members } of this.#processes.values()) if (members.has(memberId)) return true
		return false
	}

	/** Applies a message of a process; `now` in milliseconds. */
	receive(message: ProcessMessage, now: number): Update {
		if (message.kind === 'presenceGone') return { complete: true, memberIds: this.#remove(message.process) }
		const process = this.#processes.get(message.process) ?? {
			lastMessageAt: now,
			version: -1,
			members: new Set(),
			incoming: { version: -1, parts: new Map() },
		}
		process.lastMessageAt = now
		this.#processes.set(message.process, process)
		switch (message.kind) {
			case 'presenceBeat':
				return { complete: process.version === message.version, memberIds: [] }
			case 'presence':
				return applyChange(process, message)
			case 'presenceList':
				return applyList(process, message)
		}
	}

	/** Removes the silent processes. @returns their members, or undefined when no process was silent */
	removeSilent(now: number): string[] | undefined {
		const silent = [...this.#processes].filter(([, { lastMessageAt }]) => now - lastMessageAt > PROCESS_SILENT_MS)
		return silent.length === 0 ? undefined : silent.flatMap(([id]) => this.#remove(id))
	}

	#remove(id: string): string[] {
		const members = [...(this.#processes.get(id)?.members ?? [])]
		this.#processes.delete(id)
		return members
	}
}

function applyChange(
	process: Process,
	{ version, memberId, online }: Extract<ProcessMessage, { kind: 'presence' }>,
): Update {
	if (version <= process.version) return NO_CHANGE
	if (version !== process.version + 1) return { complete: false, memberIds: [] }
	process.version = version
	if (online) process.members.add(memberId)
	else process.members.delete(memberId)
	return { complete: true, memberIds: [memberId] }
}

function applyList(process: Process, message: Extract<ProcessMessage, { kind: 'presenceList' }>): Update {
	if (message.version <= process.version) return NO_CHANGE
	if (process.incoming.version !== message.version) process.incoming = { version: message.version, parts: new Map() }
	process.incoming.parts.set(message.part, message.memberIds)
	if (process.incoming.parts.size < message.parts) return NO_CHANGE
	const before = process.members
	process.members = new Set([...process.incoming.parts.values()].flat())
	process.version = message.version
	return { complete: true, memberIds: new Set([...before, ...process.members]) }
}
