import type { Word } from './nameWords.ts'

interface Measured {
	width: number
	space: number
}

/**
 * Breaks words into at most `count` lines so that the widest is as narrow as can be (dynamic programming over the
 * breaks); gives the index of the first word of each line and the widest line's width.
 */
export function balance(words: readonly Measured[], count: number): { starts: number[]; widest: number } {
	const total = words.length
	const best: { widest: number; from: number }[][] = [
		Array.from({ length: total + 1 }, () => ({ widest: Number.POSITIVE_INFINITY, from: 0 })),
	]
	const [zero] = best
	if (zero?.[0] !== undefined) zero[0] = { widest: 0, from: 0 }
	for (let lines = 1; lines <= count; lines++) {
		const row = Array.from({ length: total + 1 }, () => ({ widest: Number.POSITIVE_INFINITY, from: 0 }))
		for (let end = 1; end <= total; end++) {
			let width = 0
			for (let from = end - 1; from >= 0; from--) {
				const word = words[from]
				const next = words[from + 1]
				width += (word?.width ?? 0) + (from + 1 < end ? (next?.space ?? 0) : 0)
				const before = best[lines - 1]?.[from]?.widest ?? Number.POSITIVE_INFINITY
				const widest = Math.max(before, width)
				if (widest < (row[end]?.widest ?? 0)) row[end] = { widest, from }
			}
		}
		best.push(row)
	}
	const starts: number[] = []
	let end = total
	for (let lines = count; lines > 0 && end > 0; lines--) {
		end = best[lines]?.[end]?.from ?? 0
		starts.unshift(end)
	}
	return { starts, widest: best[count]?.[total]?.widest ?? 0 }
}

/** The lines that words make which are broken before those of `starts`. */
export function linesFrom(words: readonly Word[], starts: readonly number[]): string[] {
	return starts.map((start, index) =>
		words
			.slice(start, starts[index + 1] ?? words.length)
			.map((word, place) => (place > 0 && word.space ? ' ' : '') + word.text)
			.join(''),
	)
}

/** Fills up to `count` lines of at most `limit`, cutting words wider than a line; what does not fit ends in an ellipsis. */
export function fill(
	words: readonly Word[],
	measure: (text: string) => number,
	limit: number,
	count: number,
): string[] {
	const lines: string[] = []
	let current = ''
	const cut = (text: string) => {
		let kept = text
		while (kept !== '' && measure(`${kept}…`) > limit) kept = [...kept].slice(0, -1).join('')
		return `${kept.trimEnd()}…`
	}
	for (const { text, space } of words) {
		const joined = current === '' ? text : `${current}${space ? ' ' : ''}${text}`
		if (measure(joined) <= limit) {
			current = joined
			continue
		}
		if (lines.length === count - 1) return [...lines, cut(joined)]
		if (current !== '') lines.push(current)
		current = ''
		for (const character of text) {
			if (measure(current + character) > limit && current !== '') {
				if (lines.length === count - 1) return [...lines, cut(current + character)]
				lines.push(current)
				current = ''
			}
			current += character
		}
	}
	return current === '' ? lines : [...lines, current]
}
