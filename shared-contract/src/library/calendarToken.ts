import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { nullable, object, type Static, string } from '../schema.ts'

/** When the private calendar address of a member was made; null if there is none. The address itself is shown only once. */
export const CalendarToken = object({ createdAt: nullable(string()) })
export type CalendarToken = Static<typeof CalendarToken>

export const calendarTokenRoute = route('GET', '/api/calendar-token', {
	session: 'needed',
	summary: 'When the private calendar address of the member was made',
	tag: 'account',
	answer: CalendarToken,
})

export const renewCalendarTokenRoute = route('POST', '/api/calendar-token', {
	summary: 'Makes a private calendar address of what the member watches; the one before ends',
	tag: 'account',
	answer: object({ token: string(), createdAt: string() }),
})

export const revokeCalendarTokenRoute = route('DELETE', '/api/calendar-token', {
	summary: 'Ends the private calendar address of the member',
	tag: 'account',
	answer: Done,
})

/** The file of a member's calendar. Everybody who knows the token can read it. */
export function memberCalendarFile(token: string): string {
	return `/calendar/${token}.ics`
}
