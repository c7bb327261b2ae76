const MAX_LENGTH = 64
let above = new Uint8Array(MAX_LENGTH + 1)
let twoAbove = new Uint8Array(MAX_LENGTH + 1)
let row = new Uint8Array(MAX_LENGTH + 1)

/**
 * The edit distance of two words with swaps of neighbours (optimal string alignment). Longer words are compared by their
 * first 64 letters.
 *
 * @returns a value above `most` as soon as the distance is certain to exceed it.
 */
export function distance(one: string, other: string, most: number): number {
	const height = Math.min(one.length, MAX_LENGTH)
	const width = Math.min(other.length, MAX_LENGTH)
	if (Math.abs(height - width) > most) return most + 1
	for (let column = 0; column <= width; column += 1) above[column] = column
	for (let line = 1; line <= height; line += 1) {
		if (fillRow(one, other, line, width) > most) return most + 1
		const spare = twoAbove
		twoAbove = above
		above = row
		row = spare
	}
	return above[width] ?? 0
}

function fillRow(one: string, other: string, line: number, width: number): number {
	const letter = one.charCodeAt(line - 1)
	const letterBefore = one.charCodeAt(line - 2)
	let least = line
	row[0] = line
	for (let column = 1; column <= width; column += 1) {
		const facing = other.charCodeAt(column - 1)
		let cost = (above[column - 1] ?? 0) + (letter === facing ? 0 : 1)
		cost = Math.min(cost, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1)
		if (line > 1 && column > 1 && letter === other.charCodeAt(column - 2) && letterBefore === facing) {
			cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + 1)
		}
		row[column] = cost
		if (cost < least) least = cost
	}
	return least
}
