import type { Locale, ScoreScale } from 'shared-contract'
import { scoreText } from './scoreText.ts'

/** Counts by whole score, 1 to 10, as the bars of a scale: stars and faces join several. */
export function scoreBars(
	scale: ScoreScale,
	locale: Locale,
	counts: readonly (readonly number[])[],
): { score: number; label: string; values: number[] }[] {
	const bars = new Map<string, { score: number; label: string; values: number[] }>()
	for (const index of (counts[0] ?? []).keys()) {
		const score = index + 1
		const label = scale === 'POINT_10_DECIMAL' ? String(score) : scoreText(scale, score, locale)
		const before = bars.get(label)?.values
		const values = counts.map((series, at) => (series[index] ?? 0) + (before?.[at] ?? 0))
		bars.set(label, { score, label, values })
	}
	return [...bars.values()]
}
