import { ASSISTANT_REPLY_MAX_LENGTH, type AssistantWork } from 'shared-contract'
import { worksIn } from '../works.ts'
import { cleanLine, cleanStart, withoutUnseen } from './cleanLine.ts'

/** More of a model's words than this are not even looked at. */
const RAW_MAX_LENGTH = 3 * ASSISTANT_REPLY_MAX_LENGTH

/** What a piece of a reply adds: text that stays as it is, and the works that it is the first to name. */
export interface Addition {
	text: string
	works: AssistantWork[]
}

/**
 * Puts a reply together from the pieces in which it arrives. A link or a style may be torn apart between two pieces, so
 * that of the last line only what nothing can change any more is given out.
 */
export class ReplyText {
	readonly #work: (id: number) => AssistantWork | undefined
	readonly #named = new Set<number>()
	#raw = 0
	/** The line that has not ended, as it came, and what of it has been given out. */
	#line = ''
	#given = ''
	#text = ''
	#afterBlank = false

	constructor(work: (id: number) => AssistantWork | undefined) {
		this.#work = work
	}

	/** All that has been given out. */
	get text(): string {
		return this.#text
	}

	/** It is longer than a reply may be. */
	get isFull(): boolean {
		return this.#raw >= RAW_MAX_LENGTH || this.#text.length >= ASSISTANT_REPLY_MAX_LENGTH - LONGEST_REFERENCE
	}

	push(piece: string): Addition {
		const before = this.#text.length
		const room = piece.slice(0, RAW_MAX_LENGTH - this.#raw)
		this.#raw += room.length
		const lines = (this.#line + room).split(/\r\n|[\n\r]/)
		const last = withoutUnseen(lines.pop() ?? '')
		for (const line of lines) this.#endLine(line)
		this.#line = last
		this.#give(cleanStart(last, this.#work))
		return this.#since(before)
	}

	/** Nothing more comes: the last line is what it is. */
	end(): Addition {
		const before = this.#text.length
		this.#endLine(this.#line)
		this.#line = ''
		return this.#since(before)
	}

	#endLine(line: string): void {
		this.#give(cleanLine(line.toWellFormed(), this.#work))
		this.#afterBlank = this.#given === ''
		this.#given = ''
	}

	// Line breaks come before what follows them, so that a reply ends with none and begins with none.
	#give(clean: string): void {
		// What has been given out is not taken back, and nothing is put behind it that does not go on from it.
		if (clean.length <= this.#given.length || !clean.startsWith(this.#given)) return
		const breaks = this.#given !== '' || this.#text === '' ? '' : this.#afterBlank ? '\n\n' : '\n'
		const whole = this.#text + breaks + clean.slice(this.#given.length)
		this.#text = whole.length > ASSISTANT_REPLY_MAX_LENGTH ? cutOff(whole) : whole
		this.#given = clean
	}

	#since(length: number): Addition {
		const text = this.#text.slice(length)
		// A reference may begin in what was given before.
		const fresh = worksIn(this.#text.slice(Math.max(0, length - LONGEST_REFERENCE))).filter(
			(id) => !this.#named.has(id),
		)
		for (const id of fresh) this.#named.add(id)
		return { text, works: fresh.flatMap((id) => this.#work(id) ?? []) }
	}
}

// Neither half a character nor half a reference is left at the end.
function cutOff(text: string): string {
	return text
		.slice(0, ASSISTANT_REPLY_MAX_LENGTH)
		.replace(/[\ud800-\udbff]$/, '')
		.replace(/\[\[[^\]]*\]?$/, '')
}

const LONGEST_REFERENCE = '[[anime:123456789]]'.length
