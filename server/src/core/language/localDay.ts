import { DAY_MS } from 'shared-contract/units'

/** The name of a time zone as Postgres knows it too. None, an unknown one and a bare offset count as UTC. */
export function zoneOrUtc(zone = 'UTC'): string {
	try {
		const known = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
		return /^[A-Z]/.test(known) ? known : 'UTC'
	} catch {
		return 'UTC'
	}
}

/** Formats an instant as the local date of a time zone (`2026-04-01`). An unknown zone counts as UTC. */
export function dayFormatter(zone: string | undefined): (ms: number) => string {
	// The Swedish locale formats dates as ISO 8601.
	const shape = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zoneOrUtc(zone) } as const
	const format = new Intl.DateTimeFormat('sv-SE', shape)
	return (ms) => format.format(ms)
}

/** Adds days (negative: subtracts) to an ISO date. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
