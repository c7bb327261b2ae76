import { type ChannelWatch, MEETINGS_PLANNED, type Meeting, type Pace } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { instantAt, minutesOfDay } from '../../catalogue/public.ts'

const DAYS = { day: 1, week: 7, two_weeks: 14 } as const

/** True if date and zone of a pace exist. */
export function isPace({ date, zone }: Pace): boolean {
	const day = Date.parse(`${date}T00:00:00Z`)
	// A date like February 30 reads as one in March.
	if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return false
	try {
		new Intl.DateTimeFormat('en', { timeZone: zone })
		return true
	} catch {
		return false
	}
}

/** The meetings of a pace from an instant on, without an end. */
export function* meetingsFrom(pace: Pace, from: Date): Generator<Meeting> {
	const [start, step] = [Date.parse(`${pace.date}T00:00:00Z`), DAYS[pace.every] * DAY_MS]
	// A zone differs from UTC by up to a day: the search starts early.
	for (let place = Math.max(0, Math.floor((from.getTime() - start) / step) - 1); ; place += 1) {
		const at = instantAt(start + place * step, minutesOfDay(pace.time) ?? 0, pace.zone)
		const first = pace.first + place * pace.episodes
		if (at >= from.getTime()) yield { at: new Date(at).toISOString(), from: first, to: first + pace.episodes - 1 }
	}
}

/** The next meetings of a channel, up to the last known episode. */
export function nextMeetings(
	{ pace, episodeCount }: Pick<ChannelWatch, 'pace' | 'episodeCount'>,
	now: Date,
	most = MEETINGS_PLANNED,
): Meeting[] {
	const meetings: Meeting[] = []
	if (pace === null) return meetings
	for (const meeting of meetingsFrom(pace, now)) {
		if (meetings.length === most || meeting.from > (episodeCount ?? meeting.from)) break
		meetings.push({ ...meeting, to: Math.min(meeting.to, episodeCount ?? meeting.to) })
	}
	return meetings
}
