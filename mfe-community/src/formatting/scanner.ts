/** Walks a text from its beginning to its end, and counts the characters that it has looked at. */
export class Scanner {
	/** How many characters have been looked at: the time that was taken, whatever the machine. */
	steps = 0
	position = 0
	readonly text: string

	constructor(text: string) {
		this.text = text
	}

	get done(): boolean {
		return this.position >= this.text.length
	}

	/** The character at a distance from here; nothing beyond the ends. */
	at(distance: number): string {
		this.steps += 1
		return this.text.charAt(this.position + distance)
	}

	/** Where a character comes next on this line, after `from`; -1 where it does not. */
	findOnLine(sought: string, from: number): number {
		for (let index = from; index < this.text.length; index++) {
			this.steps += 1
			const found = this.text.charAt(index)
			if (found === sought) return index
			if (found === '\n') return -1
		}
		return -1
	}

	/** What a sticky pattern matches here. Such patterns read each character once. */
	match(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.position
		const found = pattern.exec(this.text)
		this.steps += (found?.[0].length ?? 0) + 1
		return found
	}
}
