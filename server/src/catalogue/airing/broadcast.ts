import { type RawBuilder, sql } from 'kysely'
import { type Airing, airingText, parseAiring } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { occurrencesOf, type Slot, showingOf, stepOf } from '../calendar/occurrences.ts'
import { instantAt, minutesOfDay, shownAt } from './zonedTime.ts'

/** The source of what members say. */
export const MEMBERS = 'members'

/**
 * The slot by which a title is broadcast, as JSON; null where there is none. `titleId` is its column. What members say
 * goes before what a source says; the slots of platforms are no broadcast.
 */
export function broadcastSlot(titleId: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(select json_build_object('startsAt', extract(epoch from s.starts_at) * 1000, 'every', s.every,
			'endsAt', extract(epoch from s.ends_at) * 1000, 'zone', s.zone)::text
		from airing_slot s where s.title_id = ${titleId} and s.platform_id is null
		order by s.source is distinct from ${MEMBERS}, s.starts_at, s.id limit 1)`
}

/** The text on the wire of what `broadcastSlot` reads. */
export function broadcastText(kept: string | null): string {
	if (kept === null) return ''
	// Our own question made it.
	const slot: Slot = JSON.parse(kept)
	return airingText(airingOf(slot))
}

/** An airing as the clocks of its zone really go: an hour that they skip is the one that they show instead. */
export function onTheClocks(airing: Airing): Airing {
	return airingOf(slotOf(airing))
}

/** Writes by which slot a title is broadcast, in place of whatever was said of it; an empty text says that none is known. */
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
	return episodes === null ? slot : { ...slot, endsAt: showingOf(slot, episodes - 1) }
}

function airingOf(slot: Slot): Airing {
	const { startsAt, every, zone } = slot
	const [date = '', time = ''] = new Date(shownAt(startsAt, zone)).toISOString().slice(0, 16).split('T')
	return { date, time, zone, every, episodes: showingsOf(slot) }
}

/** How many showings a slot has until its end; null where it has none. */
function showingsOf(slot: Slot): number | null {
	if (slot.endsAt === null || slot.every === 'once') return null
	const last = occurrencesOf(slot, slot.endsAt - 2 * stepOf(slot.every) - DAY_MS, slot.endsAt + 1).at(-1)
	return last?.count ?? 1
}
