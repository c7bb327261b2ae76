import { type ErrorCode, type PromotionError, promotionErrorsOf, type RegistrySlice } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

interface Joining {
	/** What everybody is given of the slice now. */
	current: string | null
	/** Paths that nobody shall own any more. */
	drops?: readonly string[] | undefined
	/** What is not minded. */
	but?: readonly PromotionError['kind'][]
}

/** @throws Problem `release.broken`, with the reasons by what they are about, where the site would lose something by a version */
export async function refuseBreaches(db: Database, entry: RegistrySlice, { current, drops, but = [] }: Joining) {
	const given = await db
		.selectFrom('release_channel as channel')
		.innerJoin('release', (join) =>
			join
				.onRef('release.slice', '=', 'channel.slice')
				.on(({ eb, ref, or }) =>
					or([
						eb('release.version', '=', ref('channel.current')),
						eb('release.version', '=', ref('channel.candidate')),
					]),
				),
		)
		.select('release.entry')
		.execute()
	const entries = given.map((row) => row.entry)
	const breaches = promotionErrorsOf(entry, {
		// What some of another slice try has its paths already.
		others: entries.filter(({ name }) => name !== entry.name),
		current: entries.find(({ name, version }) => name === entry.name && version === current),
		drops,
	}).filter(({ kind }) => !but.includes(kind))
	if (breaches.length === 0) return
	const fields = Object.fromEntries(breaches.map(({ subject, kind }) => [subject, CODES[kind]]))
	throw new Problem('release.broken', 409, { fields })
}

const CODES: Record<PromotionError['kind'], ErrorCode> = {
	exposeMissing: 'release.expose.missing',
	routeReserved: 'release.route.reserved',
	routeTaken: 'release.route.taken',
	routeDropped: 'release.route.dropped',
}
