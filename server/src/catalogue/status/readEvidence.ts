import { sql } from 'kysely'
import type { Format, Kind, Status } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { broadcastSlot } from '../airing/broadcast.ts'
import { instantOfShowing, type Slot } from '../calendar/occurrences.ts'
import { PROMISED_MS } from '../calendar/promise.ts'
import { EPISODE_COUNT } from '../titleTotal.ts'
import { dayAfter, japanDay } from './japanDay.ts'
import type { Evidence } from './statusByDates.ts'

/** A title whose status may change, with its evidence. */
export interface Candidate {
	id: number
	status: Status
	hiatusSince: string | null
	/** The day of the last revision in which a member set the status. */
	setByMember: string | null
	/** True if the dates set the present status. */
	isSetByDates: boolean
	evidence: Evidence
}

interface Row {
	id: number
	kind: Kind
	format: Format
	status: Status
	started: string | null
	ended: string | null
	episode_count: number | null
	hiatus_since: Date | null
	first_airing: Date | null
	last_airing: Date | null
	final_airing: Date | null
	has_airing_ahead: boolean
	first_aired: string | null
	last_aired: string | null
	aired: number
	/** As `broadcastSlot` selects it. */
	slot: string | null
	confirmed_at: Date | null
	edited_at: Date | null
	named_airing_at: Date | null
	set_at: Date | null
	set_by: 'member' | 'dates' | null
	delays:
		| { kind: 'delay' | 'hiatus'; episode: number | null; date: string | null; new_date: string | null; made: string }[]
		| null
}

/**
 * Reads the titles whose status dates can change: those that are not completed, and those that dates completed.
 *
 * @param titleIds only these; null for all.
 */
export async function readCandidates(
	db: Database,
	now: Date,
	titleIds: readonly number[] | null,
): Promise<Candidate[]> {
	const today = japanDay(now)
	const { rows } = await sql<Row>`
		select t.id, t.kind, t.format, t.status, t.started, t.ended, ${EPISODE_COUNT} as episode_count, t.hiatus_since,
			a.first_airing, a.last_airing, a.final_airing, coalesce(a.has_airing_ahead, false) as has_airing_ahead,
			e.first_aired, e.last_aired, e.aired, ${broadcastSlot(sql`t.id`)} as slot, t.named_airing_at,
			(select max(confirmed_at) from airing_slot where title_id = t.id) as confirmed_at,
			(select max(made_at) from revision where entity = 'title' and entity_id = t.id and member_id is not null
				and (after ->> 'status' is not null or after ->> 'airing' is not null)) as edited_at,
			r.made_at as set_at, r.set_by,
			(select json_agg(json_build_object('kind', d.kind, 'episode', d.episode, 'date', d.date, 'new_date', d.new_date,
				'made', to_char(d.made_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')) order by d.made_at, d.id)
				from title_delay d where d.title_id = t.id and d.removed_at is null) as delays
		from title t
		left join lateral (
			select min(airs_at) filter (where airs_at <= ${now}) as first_airing,
				max(airs_at) filter (where airs_at <= ${now}) as last_airing,
				min(airs_at) filter (where episode_number >= t.episode_count) as final_airing,
				bool_or(airs_at > ${now}) as has_airing_ahead
			from airing where title_id = t.id
		) a on true
		left join lateral (
			select min(aired) as first_aired, max(aired) as last_aired,
				count(distinct number) filter (where number <= t.episode_count)::int as aired
			from episode where title_id = t.id and kind = 'regular' and length(aired) = 10 and aired <= ${today}
		) e on true
		left join lateral (
			select made_at, case when member_id is not null then 'member' when source like 'dates.%' then 'dates' end as set_by
			from revision where entity = 'title' and entity_id = t.id and after ->> 'status' is not null
			order by id desc limit 1
		) r on true
		where t.removed_at is null
			and (${titleIds}::int[] is null or t.id = any(${titleIds}::int[]))
			and (t.status <> 'completed' or r.set_by = 'dates')
			and (t.status <> 'completed' or t.id in (
				select entity_id from revision where entity = 'title' and member_id is null and source like 'dates.%'))`.execute(
		db,
	)
	return rows.map((row) => candidateOf(row, now))
}

function candidateOf(row: Row, now: Date): Candidate {
	const { id, status, hiatus_since, set_at, set_by } = row
	return {
		id,
		status,
		hiatusSince: hiatus_since && japanDay(hiatus_since),
		setByMember: set_by === 'member' && set_at ? japanDay(set_at) : null,
		isSetByDates: set_by === 'dates',
		evidence: evidenceOf(row, now),
	}
}

function evidenceOf(row: Row, now: Date): Evidence {
	const { first_aired, last_aired, first_airing, last_airing, delays, format } = row
	const today = japanDay(now)
	const notes = delays ?? []
	// The slot is our own JSON, so it needs no schema.
	const slot: Slot | null = row.slot === null ? null : JSON.parse(row.slot)
	const isStartDelayed = notes.some(
		({ kind, episode, new_date }) => kind === 'delay' && episode === 1 && (new_date === null || new_date > today),
	)
	const slotStart = slot && slot.startsAt <= now.getTime() && !isStartDelayed ? japanDay(new Date(slot.startsAt)) : null
	const break_ = notes.findLast(({ kind }) => kind === 'hiatus')
	return {
		started: row.started,
		ended: row.ended,
		total: format === 'Movie' ? 1 : row.episode_count,
		firstShown: least(first_aired, first_airing && japanDay(first_airing), slotStart),
		lastShown: greatest(last_aired, last_airing && japanDay(last_airing)),
		// A note of a delay says that the slot is not right.
		allShown: notes.length > 0 ? shownByNumbers(row) : least(shownByNumbers(row), slot && endOf(slot)),
		allExpected: notes.length > 0 || !slot ? null : expectedBySlot(slot, row),
		signs: row.kind === 'anime' && !break_ ? signsOf(row, slotStart) : null,
		hasShowingAhead: row.has_airing_ahead,
		isStartDelayed,
		hiatus: break_ ? { from: break_.date ?? break_.made, until: break_.new_date } : null,
	}
}

function signsOf(
	{ last_aired, last_airing, confirmed_at, edited_at, named_airing_at, delays }: Row,
	slotStart: string | null,
) {
	const [airing, confirmed, edited, named] = [last_airing, confirmed_at, edited_at, named_airing_at].map(
		(instant) => instant && japanDay(instant),
	)
	const noted = (delays ?? []).map(({ made }) => made)
	return { lastSign: greatest(last_aired, airing, confirmed, edited, slotStart, ...noted), named: named ?? null }
}

/** The day after the last numbered episode was shown. */
function shownByNumbers({ episode_count, final_airing, last_aired, aired }: Row): string | null {
	if (episode_count === null) return null
	if (final_airing) return dayAfter(japanDay(final_airing)) ?? null
	return aired >= episode_count && last_aired ? (dayAfter(last_aired) ?? null) : null
}

/** The day after the announced end of a slot. */
function endOf({ endsAt }: Slot): string | null {
	return endsAt === null ? null : japanDay(new Date(endsAt + DAY_MS))
}

/** When the last episode of a slot without an announced end may be taken as shown: after the time of a promise. */
function expectedBySlot(slot: Slot, { episode_count }: Row): string | null {
	if (slot.endsAt !== null || episode_count === null || slot.every === 'once') return null
	return japanDay(new Date(instantOfShowing(slot, episode_count - 1) + PROMISED_MS))
}

const known = (days: readonly (string | null | undefined)[]) =>
	days.filter((day) => day !== null && day !== undefined).sort()
const least = (...days: (string | null | undefined)[]): string | null => known(days)[0] ?? null
const greatest = (...days: (string | null | undefined)[]): string | null => known(days).at(-1) ?? null
