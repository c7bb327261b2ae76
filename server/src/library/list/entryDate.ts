import { type ErrorCode, isBackward } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { memberZone } from '../../core/identity/memberZone.ts'
import { dayFormatter } from '../../core/language/localDay.ts'

const SHAPE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/** True if a text is a valid date: `2026`, `2026-04` or `2026-04-01`. */
export function isEntryDate(text: string): boolean {
	const [, year, month = '01', day = '01'] = SHAPE.exec(text) ?? []
	if (year === undefined || Number(year) < 1900) return false
	const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
}

/** Validation errors of two dates, by field. Partial dates are compared as far as both are known. */
export function dateErrors(startedOn: string | null, finishedOn: string | null): Record<string, ErrorCode | undefined> {
	const wrong = (date: string | null): ErrorCode | undefined =>
		date !== null && !isEntryDate(date) ? 'entry.date.invalid' : undefined
	const breaches = { startedOn: wrong(startedOn), finishedOn: wrong(finishedOn) }
	if (breaches.startedOn || breaches.finishedOn || startedOn === null || finishedOn === null) return breaches
	return isBackward(startedOn, finishedOn) ? { finishedOn: 'entry.dates.order' } : breaches
}

/** The client's local day if it is within a day of the server's; otherwise undefined. */
function nearDay(given: string | undefined, now: Date): string | undefined {
	const isNear =
		given?.length === 10 &&
		isEntryDate(given) &&
		Math.abs(Date.parse(`${given}T12:00:00Z`) - now.getTime()) < 1.5 * DAY_MS
	return isNear ? given : undefined
}

/** Today for a member: the client's local day if it can be right, otherwise the day in the member's time zone. */
export async function dayOf(
	db: Database,
	{ memberId, given, now }: { memberId: string; given: string | undefined; now: Date },
): Promise<string> {
	return nearDay(given, now) ?? dayFormatter(await memberZone(db, memberId))(now.getTime())
}
