import { type RawBuilder, sql } from 'kysely'
import { type Airing, airingText, parseAiring } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { instantOfShowing, occurrencesOf, type Slot, stepOf } from '../calendar/occurrences.ts'
import { instantAt, localTimeAt, minutesOfDay } from './zonedTime.ts'

/** The `source` of an airing slot that members edited. */
export const MEMBERS = 'members'

/**
 * SQL for the broadcast slot of a title as JSON, null without one. `titleId` is the column with its id. A slot that members
 * edited wins over an imported one; the slots of streaming platforms are ignored.
 */
export function broadcastSlot(titleId: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(select json_build_object('startsAt', extract(epoch from s.starts_at) * 1000, 'every', s.every,
			'endsAt', extract(epoch from s.ends_at) * 1000, 'zone', s.zone)::text
		from airing_slot s where s.title_id = ${titleId} and s.platform_id is null
		order by s.source is distinct from ${MEMBERS}, s.starts_at, s.id limit 1)`
}

/** The wire format of the JSON that {@link broadcastSlot} selects. */
export function broadcastText(json: string | null): string {
	if (json === null) return ''
	// The JSON comes from our own query, so it needs no schema.
	const slot: Slot = JSON.parse(json)
	return airingText(airingOf(slot))
}

/** Normalizes an airing to a local time that exists: a time skipped by daylight saving becomes the one shown instead. */
export function normalizeAiring(airing: Airing): Airing {
	return airingOf(slotOf(airing))
}

/** Replaces every broadcast slot of a title by one edited by members; an empty text removes the broadcast. */
export async function writeBroadcast(db: Database, titleId: number, text: string): Promise<void> {
	await sql`delete from airing_slot where title_id = ${titleId} and platform_id is null`.execute(db)
	const airing = parseAiring(text)
	if (!airing) return
	const { startsAt, every, endsAt, zone } = slotOf(airing)
	await sql`insert into airing_slot (title_id, starts_at, every, ends_at, zone, source)
		values (${titleId}, ${new Date(startsAt)}, ${every}, ${endsAt === null ? null : new Date(endsAt)}, ${zone}, ${MEMBERS})`.execute(
		db,
	)
}

function slotOf({ date, time, zone, every, episodes }: Airing): Slot {
	const startsAt = instantAt(Date.parse(`${date}T00:00:00Z`), minutesOfDay(time) ?? 0, zone)
	const slot: Slot = { startsAt, every, endsAt: null, zone }
	return episodes === null ? slot : { ...slot, endsAt: instantOfShowing(slot, episodes - 1) }
}

function airingOf(slot: Slot): Airing {
	const { startsAt, every, zone } = slot
	const [date = '', time = ''] = new Date(localTimeAt(startsAt, zone)).toISOString().slice(0, 16).split('T')
	return { date, time, zone, every, episodes: showingsOf(slot) }
}

/** The number of showings until the end of a slot; null for a slot without an end. */
function showingsOf(slot: Slot): number | null {
	if (slot.endsAt === null || slot.every === 'once') return null
	const last = occurrencesOf(slot, slot.endsAt - 2 * stepOf(slot.every) - DAY_MS, slot.endsAt + 1).at(-1)
	return last?.count ?? 1
}
