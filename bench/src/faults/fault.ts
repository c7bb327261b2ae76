/** What one run of a fault showed. */
export interface Outcome {
	/** What was done to the site, in one clause with its numbers: `100 kills, 4,312 acknowledged writes`. */
	done: string
	/** Acknowledged writes that were gone afterwards; null where the fault writes nothing. */
	lost: number | null
	/** Writes that were done twice; null where the fault writes nothing. */
	twice: number | null
	/** The times until the site answered as before, ms, one for each time it was broken. */
	backMs: readonly number[]
	/** What a reader saw meanwhile, in one clause. */
	seen: string
	/** The promises that did not hold, in one clause each. */
	broken: readonly string[]
}

/** A fault that is done to the site, and its control: the same fault with the protection off. */
export interface Fault {
	title: string
	/** Does the fault and says what it showed. The site has to hold: no promise is broken. */
	run(): Promise<Outcome>
	control: {
		/** The protection that is off. */
		without: string
		/** The same fault without it, with as few repetitions as show it. At least one promise has to break. */
		run(): Promise<Outcome>
	}
}
