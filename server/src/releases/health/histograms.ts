import type { ReleaseVital, Vital } from 'shared-contract'
import { VITALS } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import { percentile, stepIn } from './steps.ts'
import type { ReportSum } from './tally.ts'

/** What is summed as a histogram: the time of a load or the largest paint, in seconds, or another web vital. */
export type Metric = 'load' | Vital

/** The upper bounds of all histograms, seconds or a score. Google's limits are among them. The last step also counts what is above. */
export const STEPS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1, 1.5, 2, 2.5, 4, 6, 10] as const

/** Counted modules of a version: a report may name any. */
const MODULES_MAX = 100

/** Counts a value in memory. */
export function count({ histograms }: ReportSum, metric: Metric, place: string, value: number): void {
	const up_to = stepIn(STEPS, value)
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

/** Reads the web vitals of all versions, of all slices or of one. @returns the lookup by version */
export async function readVitals(db: Database, slice?: string): Promise<(of: ReleaseName) => ReleaseVital[]> {
	const rows = await db
		.selectFrom('release_histogram')
		.where('metric', 'in', VITALS)
		.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
		.selectAll()
		.orderBy('place')
		.execute()
	const byVersion = groupBy(rows, keyOf)
	return (of) => {
		const own = byVersion.get(keyOf(of)) ?? []
		const screens = [null, ...new Set(own.map(({ place }) => place))]
		return screens.flatMap((screen) =>
			VITALS.flatMap((metric) => {
				const counts = own.filter((row) => row.metric === metric && (screen === null || row.place === screen))
				const p75 = p75Of(counts)
				return p75 === null ? [] : [{ screen, metric, p75 }]
			}),
		)
	}
}

const keyOf = ({ slice, version }: ReleaseName) => `${slice} ${version}`

/** What three quarters of the counted values have at most; null without any. */
export function p75Of(rows: readonly { up_to: number; count: number }[]): number | null {
	const counts = new Map<number, number>()
	for (const { up_to, count } of rows) counts.set(up_to, (counts.get(up_to) ?? 0) + count)
	return percentile(STEPS, counts, 0.75)
}
