/** Indicators of how well known a work is in a catalogue without votes. */
export interface Presence {
	/** The means of the sites that have one, 0 to 10. */
	scores: readonly number[]
	hasBanner: boolean
	/** The number of other names. */
	names: number
	/** The number of sites that list it, of 13. */
	sites: number
	relations: number
}

/**
 * An estimate of how well known a work is, 0 to 1, from how many sites scored and list it, how it is dressed and how
 * many names it has. It orders search results, and says how far a mean of unknown votes may be believed.
 */
export function renownByPresence({ scores, hasBanner, names, sites, relations }: Presence): number {
	const best = scores.length === 0 ? 0 : Math.max(0, Math.min(...scores) - 5.5) / 3.5
	return Math.min(
		1,
		(0.15 * scores.length) / 3 +
			(hasBanner ? 0.1 : 0) +
			(0.3 * Math.min(names, 15)) / 15 +
			(0.12 * Math.min(sites, 13)) / 13 +
			(0.08 * Math.min(relations, 8)) / 8 +
			0.25 * Math.min(1, best),
	)
}

/** The assumed number of votes behind a mean without a count: 1 for the least known, 10,000 for the best known. */
export function estimatedVotes(renown: number): number {
	return Math.round(10 ** (4 * renown))
}
