import { sql } from 'kysely'
import type { ReleaseHour, ReleaseSummary } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import { percentileOf, readHistograms, vitalsOf } from './histograms.ts'

const ERRORS_SHOWN = 5

/** The health of a version: totals, hours of the last day, web vitals, and the most frequent errors. */
export interface ReleaseHealth extends Pick<ReleaseSummary, 'figures' | 'hours' | 'vitals'> {
	/** With the raw places in the version's scripts. */
	errors: (Omit<ReleaseSummary['errors'][number], 'place'> & { frame: string | null })[]
}

/** Reads the health of all versions, of all slices or of one. @returns the lookup by version */
export async function readReleaseHealth(
	db: Database,
	now: Date,
	slice?: string,
): Promise<(of: ReleaseName) => ReleaseHealth> {
	const [totals, hours, errors, histogramsOf] = await Promise.all([
		readTotals(db, slice),
		readHours(db, new Date(now.getTime() - DAY_MS), slice),
		readErrors(db, slice),
		readHistograms(db, slice),
	])
	return (of) => {
		const key = keyOf(of)
		const [total] = totals.get(key) ?? []
		const histograms = histogramsOf(of)
		const times = histograms.filter(({ metric }) => metric === 'load')
		return {
			figures: {
				loads: total?.loads ?? 0,
				failures: total?.failures ?? 0,
				medianMs: inMs(percentileOf(times, 0.5)),
				p75Ms: inMs(percentileOf(times, 0.75)),
			},
			hours: (hours.get(key) ?? []).map(presentHour),
			vitals: vitalsOf(histograms),
			errors: (errors.get(key) ?? []).map(({ module, phase, error, frame, count, last_at }) => {
				return { module, phase, error, frame, count, lastAt: last_at.toISOString() }
			}),
		}
	}
}

const inMs = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * 1000))

const keyOf = ({ slice, version }: ReleaseName) => `${slice} ${version}`

async function readTotals(db: Database, slice: string | undefined) {
	const rows = await db
		.selectFrom('release_report')
		.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
		.select(({ fn }) => [
			'slice',
			'version',
			fn.sum<number>('loads').as('loads'),
			fn.sum<number>('failures').as('failures'),
		])
		.groupBy(['slice', 'version'])
		.execute()
	return groupBy(rows, keyOf)
}

async function readHours(db: Database, since: Date, slice: string | undefined) {
	const rows = await db
		.selectFrom('release_report')
		.where('hour', '>', since)
		.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
		.selectAll()
		.orderBy('hour')
		.orderBy('slice')
		.orderBy('version')
		.execute()
	return groupBy(rows, keyOf)
}

async function readErrors(db: Database, slice: string | undefined) {
	const rows = await db
		.selectFrom((eb) =>
			eb
				.selectFrom('release_failure')
				.$if(slice !== undefined, (query) => query.where('slice', '=', slice ?? ''))
				.selectAll()
				.select(
					sql<number>`row_number() over (
						partition by slice, version order by count desc, last_at desc, module, phase, error
					)`.as('rank'),
				)
				.as('failure'),
		)
		.where('rank', '<=', ERRORS_SHOWN)
		.selectAll()
		.orderBy('rank')
		.execute()
	return groupBy(rows, keyOf)
}

function presentHour({
	hour,
	loads,
	failures,
	total_ms,
}: {
	hour: Date
	loads: number
	failures: number
	total_ms: number
}): ReleaseHour {
	return { at: hour.toISOString(), loads, failures, meanMs: loads === 0 ? null : Math.round(total_ms / loads) }
}
