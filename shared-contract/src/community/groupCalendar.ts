import { route } from '../route.ts'
import { object, string } from '../schema.ts'
import { GroupParams } from './group.ts'

export const renewGroupCalendarRoute = route('POST', '/api/groups/:id/calendar', {
	summary:
		"Makes the member's own address of the group's calendar; the one before ends, and all end with the membership",
	tag: 'community',
	params: GroupParams,
	answer: object({ token: string() }),
})

/** The file with the meetings of a group. Everybody who knows the token can read it while its member is in the group. */
export function groupCalendarFile(token: string): string {
	return `/calendar/groups/${token}.ics`
}
