/** A deterministic random source: the same seed and name give the same sequence on every machine. */
export interface RandomStream {
	/** A number in [0, 1). */
	next(): number
	/** A number in [low, high). */
	between(low: number, high: number): number
	/** A whole number in [low, high]. */
	whole(low: number, high: number): number
	/** True with the given probability. */
	chance(probability: number): boolean
	pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number]
}

/** FNV-1a over UTF-16 code units, finished with murmur3's avalanche so that neighbouring ids land far apart. */
function hash(text: string): number {
	let value = 0x811c9dc5
	for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
	return (value ^ (value >>> 16)) >>> 0
}

/** Tommy Ettinger's mulberry32. */
function mulberry32(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let value = Math.imul(state ^ (state >>> 15), 1 | state)
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296
	}
}

/**
 * Creates named random streams of one seed. Each motif has its own, so that a picture with more of one motif makes the same
 * choices for all others.
 */
export function randomStreams(seed: string): (name: string) => RandomStream {
	return (name) => {
		const next = mulberry32(hash(`${seed}/${name}`))
		return {
			next,
			between: (low, high) => low + next() * (high - low),
			whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
			chance: (probability) => next() < probability,
			pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
		}
	}
}
