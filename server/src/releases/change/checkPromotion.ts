import { type ErrorCode, type PromotionError, promotionErrorsOf, type RegistrySlice } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

interface ChangeOptions {
	/** The current version of the slice. */
	current: string | null
	/** Paths that the version drops on purpose. */
	drops?: readonly string[] | undefined
	/** Allowed kinds of errors. */
	allowed?: readonly PromotionError['kind'][]
}

/** @throws Problem `release.broken` with the error code of each subject, if a version would break the site */
export async function checkPromotion(
	db: Database,
	entry: RegistrySlice,
	{ current, drops, allowed = [] }: ChangeOptions,
) {
	const rows = await db
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
	const entries = rows.map((row) => row.entry)
	const errors = promotionErrorsOf(entry, {
		// A candidate of another slice owns its paths too.
		others: entries.filter(({ name }) => name !== entry.name),
		current: entries.find(({ name, version }) => name === entry.name && version === current),
		drops,
	}).filter(({ kind }) => !allowed.includes(kind))
	if (errors.length === 0) return
	const fields = Object.fromEntries(errors.map(({ subject, kind }) => [subject, CODES[kind]]))
	throw new Problem('release.broken', 409, { fields })
}

const CODES: Record<PromotionError['kind'], ErrorCode> = {
	exposeMissing: 'release.expose.missing',
	routeReserved: 'release.route.reserved',
	routeTaken: 'release.route.taken',
	routeDropped: 'release.route.dropped',
}
