import type { Platform } from 'shared-contract'

/** The services of a title, by a reader's country. */
export interface ServicesByCountry {
	/** Those that serve the country, then those of which the countries are unknown. */
	here: Platform[]
	/** Those that serve other countries alone. */
	elsewhere: Platform[]
}

/** Sorts services by whether they serve a country (ISO 3166). */
export function servicesFor(platforms: readonly Platform[], country: string): ServicesByCountry {
	const serves = ({ regions }: Platform) => regions?.includes(country) === true
	const isUnknown = ({ regions }: Platform) => regions === undefined
	return {
		here: [...platforms.filter(serves), ...platforms.filter(isUnknown)],
		elsewhere: platforms.filter((platform) => !serves(platform) && !isUnknown(platform)),
	}
}
