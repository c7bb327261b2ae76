const SEASONS = ['Inverno', 'Primavera', 'Verão', 'Outono']
const MONTHS_OF_A_SEASON = 3

/** The Japanese broadcasting season in which an ISO date falls; a date without a month tells only its year. */
export function broadcastSeason(date: string): string {
	const [year = '', month] = date.split('-')
	const season = month === undefined ? undefined : SEASONS[Math.floor((Number(month) - 1) / MONTHS_OF_A_SEASON)]
	return season === undefined ? year : `${season} de ${year}`
}

/** An ISO date, possibly partial, as Portuguese writes it: `6 de outubro de 2023`, `janeiro de 2027`, `2027`. */
export function dateInWords(date: string): string {
	const [year = '', month, day] = date.split('-')
	if (month === undefined) return year
	const format = new Intl.DateTimeFormat('pt-BR', {
		...(day === undefined ? {} : { day: 'numeric' }),
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	})
	return format.format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`))
}

/** The ISO date that lies `days` after the ISO date `date`. */
export function daysAfter(date: string, days: number): string {
	const moment = new Date(`${date}T00:00:00Z`)
	moment.setUTCDate(moment.getUTCDate() + days)
	return moment.toISOString().slice(0, 10)
}

/**
 * The same day of the month, `months` later, as an ISO date.
 *
 * @throws RangeError when the day is past the 28th, which not every month has, or the date is none.
 */
export function monthsAfter(date: string, months: number): string {
	const moment = new Date(`${date}T00:00:00Z`)
	if (!(Number(date.slice(8)) <= 28) || Number.isNaN(moment.getTime())) throw new RangeError(`no monthly date: ${date}`)
	moment.setUTCMonth(moment.getUTCMonth() + months)
	return moment.toISOString().slice(0, 10)
}
