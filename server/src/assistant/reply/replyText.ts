import { ASSISTANT_REPLY_MAX_LENGTH, type AssistantWork } from 'shared-contract'
import { worksIn } from '../works.ts'
import { cleanLine, cleanStart, removeInvisible } from './cleanLine.ts'

/** Raw text beyond this length is ignored. */
const RAW_MAX_LENGTH = 3 * ASSISTANT_REPLY_MAX_LENGTH

/** What a chunk adds to a reply: final text, and the works that it names for the first time. */
export interface Addition {
	text: string
	works: AssistantWork[]
}

/**
 * Assembles a reply from chunks. A link or a style may be split between two chunks, so only the stable beginning of the last
 * line is emitted.
 */
export class ReplyText {
	readonly #work: (id: number) => AssistantWork | undefined
	readonly #named = new Set<number>()
	#raw = 0
	/** The raw text of the incomplete line, and its part that has been emitted. */
	#line = ''
	#emitted = ''
	#text = ''
	#afterBlank = false

	constructor(work: (id: number) => AssistantWork | undefined) {
		this.#work = work
	}

	/** The emitted text. */
	get text(): string {
		return this.#text
	}

	/** True above the maximum length of a reply. */
	get isFull(): boolean {
		return this.#raw >= RAW_MAX_LENGTH || this.#text.length >= ASSISTANT_REPLY_MAX_LENGTH - LONGEST_REFERENCE
	}

	push(chunk: string): Addition {
		const before = this.#text.length
		const room = chunk.slice(0, RAW_MAX_LENGTH - this.#raw)
		this.#raw += room.length
		const lines = (this.#line + room).split(/\r\n|[\n\r]/)
		const last = removeInvisible(lines.pop() ?? '')
		for (const line of lines) this.#endLine(line)
		this.#line = last
		this.#emit(cleanStart(last, this.#work))
		return this.#additionSince(before)
	}

	/** Completes the last line. */
	end(): Addition {
		const before = this.#text.length
		this.#endLine(this.#line)
		this.#line = ''
		return this.#additionSince(before)
	}

	#endLine(line: string): void {
		this.#emit(cleanLine(line.toWellFormed(), this.#work))
		this.#afterBlank = this.#emitted === ''
		this.#emitted = ''
	}

	// Line breaks are emitted before the next line, so that a reply neither starts nor ends with one.
	#emit(clean: string): void {
		// Emitted text is final: only a continuation of it is emitted.
		if (clean.length <= this.#emitted.length || !clean.startsWith(this.#emitted)) return
		const breaks = this.#emitted !== '' || this.#text === '' ? '' : this.#afterBlank ? '\n\n' : '\n'
		const combined = this.#text + breaks + clean.slice(this.#emitted.length)
		this.#text = combined.length > ASSISTANT_REPLY_MAX_LENGTH ? truncate(combined) : combined
		this.#emitted = clean
	}

	#additionSince(length: number): Addition {
		const text = this.#text.slice(length)
		// A reference may start in text that was emitted before.
		const newIds = worksIn(this.#text.slice(Math.max(0, length - LONGEST_REFERENCE))).filter(
			(id) => !this.#named.has(id),
		)
		for (const id of newIds) this.#named.add(id)
		return { text, works: newIds.flatMap((id) => this.#work(id) ?? []) }
	}
}

// Truncates without leaving half a surrogate pair or half a reference.
function truncate(text: string): string {
	return text
		.slice(0, ASSISTANT_REPLY_MAX_LENGTH)
		.replace(/[\ud800-\udbff]$/, '')
		.replace(/\[\[[^\]]*\]?$/, '')
}

const LONGEST_REFERENCE = '[[anime:123456789]]'.length
