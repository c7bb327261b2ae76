import type { ReleaseVital, Vital } from 'shared-contract'
import { VITALS } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import type { ReleaseHistogramTable } from '../tables.ts'
import type { ReportSum } from './tally.ts'

/** What is summed as a histogram: the time of a load or the largest paint, in seconds, or another web vital. */
export type Metric = 'load' | Vital

/** The upper bounds of all histograms, seconds or a score. Google's limits are among them. */
const STEPS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 2.5, 4, 6, 10] as const

/** Counted modules of a version: a report may name any. */
const MODULES_MAX = 100

/** Counts a value in memory. */
export function count({ histograms }: ReportSum, metric: Metric, place: string, value: number): void {
	const up_to = stepOf(value)
	const key = `${metric}\n${place}\n${up_to}`
	const known = histograms.get(key)?.count ?? 0
	histograms.set(key, { metric, place, up_to, count: known + 1 })
}

/** Adds what was counted to the database. */
export async function addHistograms(db: Database, { slice, version, histograms }: ReportSum): Promise<void> {
	if (histograms.size === 0) return
	const known = await db
		.selectFrom('release_histogram')
		.where('slice', '=', slice)
		.where('version', '=', version)
		.where('metric', '=', 'load')
		.select('place')
		.distinct()
		.execute()
	const modules = new Set(known.map(({ place }) => place))
	const rows = [...histograms].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
	const accepted = rows.filter(({ metric, place }) => {
		if (metric === 'load' && modules.size < MODULES_MAX) modules.add(place)
		return metric !== 'load' || modules.has(place)
	})
	if (accepted.length === 0) return
	await db
		.insertInto('release_histogram')
		.values(accepted.map((row) => ({ slice, version, ...row })))
		.onConflict((conflict) =>
			conflict.columns(['slice', 'version', 'metric', 'place', 'up_to']).doUpdateSet(({ ref, eb }) => ({
				count: eb('release_histogram.count', '+', ref('excluded.count')),
			})),
		)
		.execute()
}

/** The counted values of one metric at one place, by their step. */
export type HistogramRow = Omit<ReleaseHistogramTable, keyof ReleaseName>

/** Reads the histograms of all versions, of all slices or of one. @returns the lookup by version */
export async function readHistograms(db: Database, slice?: string): Promise<(of: ReleaseName) => HistogramRow[]> {
	const rows = await db
		.selectFrom('release_histogram')
		.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
		.selectAll()
		.orderBy('place')
		.execute()
	const byVersion = groupBy(rows, keyOf)
	return (of) => byVersion.get(keyOf(of)) ?? []
}

const keyOf = ({ slice, version }: ReleaseName) => `${slice} ${version}`

/** The web vitals of a version: those of all its screens together, then those of each. */
export function vitalsOf(rows: readonly HistogramRow[]): ReleaseVital[] {
	const own = rows.filter(({ metric }) => metric !== 'load')
	const screens = [null, ...new Set(own.map(({ place }) => place))]
	return screens.flatMap((screen) =>
		VITALS.flatMap((metric) => {
			const counts = own.filter((row) => row.metric === metric && (screen === null || row.place === screen))
			const p75 = percentileOf(counts, 0.75)
			return p75 === null ? [] : [{ screen, metric, p75 }]
		}),
	)
}

/**
 * The value that a share of the counted ones have at most, interpolated linearly within a step. Null without any.
 *
 * @param share 0 to 1
 */
export function percentileOf(rows: readonly Pick<HistogramRow, 'up_to' | 'count'>[], share: number): number | null {
	let left = share * rows.reduce((sum, { count }) => sum + count, 0)
	let from = 0
	for (const step of STEPS) {
		const counted = rows.filter(({ up_to }) => up_to === step).reduce((sum, { count }) => sum + count, 0)
		if (counted > 0 && left <= counted) return from + (step - from) * (left / counted)
		left -= counted
		from = step
	}
	return null
}

/** The step that counts a value; the last one also counts what is above. */
export function stepOf(value: number): number {
	return STEPS.find((step) => value <= step) ?? STEPS.at(-1) ?? 0
}
