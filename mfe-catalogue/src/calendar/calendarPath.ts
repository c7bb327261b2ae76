interface CalendarQuery {
	/** The Sunday of the week, as an ISO date; this week if undefined. */
	week?: string | undefined
	/** Shows only titles on the reader's list. */
	mine: boolean
}

/** The path of a week of the calendar. */
export function calendarPath({ week, mine }: CalendarQuery): string {
	const query = new URLSearchParams({ ...(week ? { week } : {}), ...(mine ? { mine: '1' } : {}) })
	return query.size > 0 ? `/calendar?${query}` : '/calendar'
}
