/** Indicators of how well known a work is in a catalogue without votes. */
export interface Presence {
	/** The means of the sites that have one, 0 to 10. */
	scores: readonly number[]
	hasBanner: boolean
	hasEnglishName: boolean
	/** The number of other names. */
	names: number
	/** The number of sites that list it, of 13. */
	sites: number
	relations: number
	tags: number
	producers: number
}

/**
 * An estimate of how well known a work is, 0 to 1, from how many sites scored and list it, how it is dressed and described,
 * and how many companies paid for it. It orders search results, and says how far a mean of unknown votes may be believed.
 */
export function renownByPresence(presence: Presence): number {
	const { scores, hasBanner, hasEnglishName, names, sites, relations, tags, producers } = presence
	const best = scores.length === 0 ? 0 : Math.max(0, Math.min(...scores) - 5.5) / 3.5
	return (
		0.12 * share(scores.length, 3) +
		0.25 * share(best, 1) +
		(hasBanner ? 0.08 : 0) +
		(hasEnglishName ? 0.04 : 0) +
		0.1 * share(names, 15) +
		0.08 * share(sites, 13) +
		0.08 * share(relations, 8) +
		0.1 * share(tags, 25) +
		0.15 * share(producers, 8)
	)
}

const share = (count: number, full: number) => Math.min(count, full) / full

/** The assumed number of votes behind a mean without a count: 1 for the least known, 10,000 for the best known. */
export function estimatedVotes(renown: number): number {
	return Math.round(10 ** (4 * renown))
}
