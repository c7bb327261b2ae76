/** How two members' scores agree, from the strongest to the opposite: each from its correlation up. */
const LEVELS = [
	['twin', 0.7],
	['close', 0.4],
	['some', 0.2],
	['none', -0.2],
	['opposed', -1.1],
] as const

export type CorrelationLevel = (typeof LEVELS)[number][0]

/** The words for a correlation. */
export function correlationLevel(correlation: number): CorrelationLevel {
	return LEVELS.find(([, from]) => correlation >= from)?.[0] ?? 'none'
}
