import { percentile, stepIn } from './steps.ts'

/** The upper bounds of the histogram of load times, in milliseconds. The last step also counts slower loads. */
export const STEPS_MS = [25, 50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600] as const

/** The histogram step of a load time. */
export function stepOf(ms: number): number {
	return stepIn(STEPS_MS, ms)
}

/**
 * A percentile of load times in whole milliseconds. Null without loads.
 *
 * @param counts loads by their step
 */
export function loadTimePercentile(counts: ReadonlyMap<number, number>, share: number): number | null {
	const ms = percentile(STEPS_MS, counts, share)
	return ms === null ? null : Math.round(ms)
}
