import type { NotificationDelivery } from 'shared-contract'

/** Whether an instant is within quiet hours, by the clock of a zone. */
export function isQuiet(quietHours: NotificationDelivery['quietHours'], zone: string, now: Date): boolean {
	if (!quietHours) return false
	const { from, to } = quietHours
	const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(now)
	return from < to ? from <= time && time < to : from <= time || time < to
}
