interface Asked {
	/** Its Sunday, as an ISO date; this week where there is none. */
	week?: string | undefined
	/** Only what is on the reader's list. */
	mine: boolean
}

/** The address of a week of the calendar. */
export function calendarPath({ week, mine }: Asked): string {
	const query = new URLSearchParams({ ...(week ? { week } : {}), ...(mine ? { mine: '1' } : {}) })
	return query.size > 0 ? `/calendar?${query}` : '/calendar'
}
