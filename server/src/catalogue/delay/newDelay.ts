import {
	CALENDAR_YEAR_FIRST,
	CALENDAR_YEAR_LAST,
	characters,
	DELAY_REASON_MAX_LENGTH,
	type ErrorCode,
	isVisibleText,
	type NewDelay,
	tidyText,
} from 'shared-contract'
import { Problem } from '../../core/problem.ts'

/** Validates and tidies a note. @throws Problem 400 with a code for each invalid field. */
export function checkedDelay(typed: NewDelay): NewDelay {
	const reason = tidyText(typed.reason).trim()
	const fields: Record<string, ErrorCode> = {}
	if (!isVisibleText(reason)) fields.reason = 'text.required'
	else if (characters(reason) > DELAY_REASON_MAX_LENGTH) fields.reason = 'text.tooLong'
	for (const field of ['date', 'newDate'] as const) {
		const day = typed[field]
		if (day !== null && !isCalendarDay(day)) fields[field] = 'date.invalid'
	}
	const { kind, episode, date, newDate } = typed
	if (kind === 'delay' && episode === null && date === null) fields.episode = 'delay.which'
	if (!fields.date && !fields.newDate && date !== null && newDate !== null && newDate <= date) {
		fields.newDate = 'delay.newDate'
	}
	if (Object.keys(fields).length > 0) throw new Problem('request.invalid', 400, { fields })
	return { ...typed, episode: kind === 'hiatus' ? null : episode, reason }
}

function isCalendarDay(day: string): boolean {
	const instant = Date.parse(`${day}T00:00:00Z`)
	// `Date` reads February 30 as a day in March.
	if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day) return false
	const year = new Date(instant).getUTCFullYear()
	return year >= CALENDAR_YEAR_FIRST && year <= CALENDAR_YEAR_LAST
}
