/** Walks through a text and counts the characters it reads. */
export class Scanner {
	/** Characters read so far: a measure of time that does not depend on the machine. */
	steps = 0
	position = 0
	readonly text: string

	constructor(text: string) {
		this.text = text
	}

	get done(): boolean {
		return this.position >= this.text.length
	}

	/** The character at an offset from here; empty beyond the ends. */
	at(distance: number): string {
		this.steps += 1
		return this.text.charAt(this.position + distance)
	}

	/** Index of a character on this line after `from`, or -1. */
	findOnLine(sought: string, from: number): number {
		for (let index = from; index < this.text.length; index++) {
			this.steps += 1
			const found = this.text.charAt(index)
			if (found === sought) return index
			if (found === '\n') return -1
		}
		return -1
	}

	/** Matches a sticky pattern here. Such patterns read each character once. */
	match(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.position
		const found = pattern.exec(this.text)
		this.steps += (found?.[0].length ?? 0) + 1
		return found
	}
}
