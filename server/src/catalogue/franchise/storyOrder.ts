import { chainsOf, groupBy } from './chains.ts'
import type { FranchiseGraph, Link, Work } from './readWorks.ts'
import { byRelease, releaseDate } from './releaseOrder.ts'

/** A work in the order of the story. */
export interface StoryWork {
	work: Work
	/** True for the works that sequels join; false for side stories, films and specials beside them. */
	isMain: boolean
}

/** A story that can be followed by itself, such as one of several timelines. */
export type Storyline = StoryWork[]

/**
 * The storylines of a franchise, by their first release. Sequels give the order of the main works. A side story, a film
 * or a special comes after the last main work that was released before it, and never before the work it belongs to.
 */
export function storyOrder({ works, links }: FranchiseGraph): Storyline[] {
	const chains = chainsOf(works, links)
	const chainOf = new Map(chains.flatMap((chain) => chain.map(({ id }) => [id, chain] as const)))
	const parts = links.filter(({ kind }) => kind === 'part')
	const hosts = new Map(chains.map((chain) => [chain, hostOf(chain, chainOf, parts)]))
	const byRoot = groupBy(chains, (chain) => rootOf(chain, hosts))
	const lines = [...byRoot].map(([main, all]) =>
		placeParts(
			main,
			all.filter((chain) => chain !== main),
			parts,
		),
	)
	const first = (line: Storyline) => line.map(({ work }) => work).sort(byRelease)[0]
	return lines.sort((one, other) => {
		const [a, b] = [first(one), first(other)]
		return a && b ? byRelease(a, b) : 0
	})
}

type Chain = readonly Work[]

/** The chain that another one belongs to as a whole: most of its works are parts of works of it. */
function hostOf(chain: Chain, chainOf: ReadonlyMap<number, Chain>, parts: readonly Link[]): Chain | undefined {
	const ids = new Set(chain.map(({ id }) => id))
	const outside = parts.filter(({ from, to }) => ids.has(to) && !ids.has(from))
	const belonging = new Set(outside.map(({ to }) => to))
	if (belonging.size * 2 < chain.length) return undefined
	const candidates = groupBy(outside, ({ from }) => chainOf.get(from))
	let best: { host: Chain; count: number } | undefined
	for (const [host, { length: count }] of candidates) {
		if (host && (!best || count > best.count)) best = { host, count }
	}
	return best?.host
}

/** Follows hosts to the chain that has none; in a circle, to its earliest released one. */
function rootOf(chain: Chain, hosts: ReadonlyMap<Chain, Chain | undefined>): Chain {
	const path: Chain[] = [chain]
	for (let current = chain; ; ) {
		const host = hosts.get(current)
		if (!host) return current
		const seen = path.indexOf(host)
		if (seen >= 0) return earliest(path.slice(seen))
		path.push(host)
		current = host
	}
}

function earliest(chains: readonly Chain[]): Chain {
	const firstOf = (chain: Chain) => [...chain].sort(byRelease)[0]
	return chains.reduce((best, chain) => {
		const [one, other] = [firstOf(chain), firstOf(best)]
		return one && other && byRelease(one, other) < 0 ? chain : best
	})
}

/** Inserts the works of other chains among the main works. */
function placeParts(main: Chain, others: readonly Chain[], parts: readonly Link[]): Storyline {
	const indexOf = new Map(main.map(({ id }, index) => [id, index]))
	const placed = new Map<number, number>()
	const slots: Work[][] = main.map(() => [])
	const before: Work[] = []
	for (const work of others.flat().sort(byRelease)) {
		const index = Math.max(lastReleasedBefore(work, main), hostIndex(work, indexOf, placed, parts))
		placed.set(work.id, index)
		const slot = slots[index]
		if (slot) slot.push(work)
		else before.push(work)
	}
	const side = (work: Work): StoryWork => ({ work, isMain: false })
	return [
		...before.map(side),
		...main.flatMap((work, index) => [{ work, isMain: true }, ...(slots[index] ?? []).map(side)]),
	]
}

/** The furthest place in the story of the main works that were released before a work; -1 if there is none. */
function lastReleasedBefore(work: Work, main: Chain): number {
	const date = releaseDate(work)
	return main.findLastIndex((candidate) => releaseDate(candidate) <= date)
}

/** The place of the first of the works that a work is part of; -1 if none of them has a place. */
function hostIndex(
	{ id }: Work,
	indexOf: ReadonlyMap<number, number>,
	placed: ReadonlyMap<number, number>,
	parts: readonly Link[],
): number {
	const hosts = parts.filter(({ to }) => to === id).map(({ from }) => indexOf.get(from) ?? placed.get(from) ?? -1)
	return hosts.length === 0 ? -1 : Math.min(...hosts)
}
