import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { DraftAiring, DraftSlot, Source } from '../draft.ts'

interface Times {
	slots: readonly { titleId: number; slots: readonly DraftSlot[] }[]
	airings: readonly { titleId: number; airings: readonly DraftAiring[] }[]
	source: Source
	/** The id of a platform's key; without it, no slot is one of a platform. */
	platformOf?: (key: string | null) => number | null
}

/** Writes the weekly slots and single showings that a source knows of titles, beside those of other sources. */
export async function writeTimes(db: Database, { slots, airings, source, platformOf }: Times): Promise<void> {
	const slotRows = slots.flatMap(({ titleId, slots: of }) =>
		of.map(({ startsAt, every, endsAt, zone, platform }) => ({
			title_id: titleId,
			...(platformOf && { platform_id: platformOf(platform) }),
			starts_at: startsAt,
			every,
			ends_at: endsAt,
			zone,
			source: source.name,
		})),
	)
	await insertRows(db, 'airing_slot', slotRows, { ignoreConflicts: true })
	const airingRows = airings.flatMap(({ titleId, airings: of }) =>
		of.map(({ airsAt, isDay, episode, zone }) => ({
			title_id: titleId,
			airs_at: airsAt,
			is_day: isDay,
			episode_number: episode,
			zone,
			source: source.name,
		})),
	)
	await insertRows(db, 'airing', airingRows, { ignoreConflicts: true })
}
