/** A date with the known precision: `2019`, `2019-04`, `2019-04-30`. */
export interface PartialDate {
	date: string | null
	/** Whether an invalid part was dropped. */
	mended: boolean
}

const NO_DATE: PartialDate = { date: null, mended: false }
const SHAPE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:T.*)?$/
const FIRST_YEAR = 1000
const LAST_YEAR = 2100

/** Parses an ISO date, with zeros for unknown parts (`2019-00-00`) or a trailing time. */
export function partialDate(raw: string | null | undefined): PartialDate {
	if (raw === null || raw === undefined || raw.trim() === '') return NO_DATE
	const [, year, month, day] = SHAPE.exec(raw.trim()) ?? []
	if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return { date: null, mended: true }
	if (month === undefined || month === '00') return { date: year, mended: month === '00' }
	if (Number(month) > 12) return { date: year, mended: true }
	if (day === undefined || day === '00') return { date: `${year}-${month}`, mended: day === '00' }
	if (!isDayOf(Number(year), Number(month), Number(day))) return { date: `${year}-${month}`, mended: true }
	return { date: `${year}-${month}-${day}`, mended: false }
}

function isDayOf(year: number, month: number, day: number): boolean {
	return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The year of a partial date. */
export function yearOf(date: string | null): number | null {
	return date === null ? null : Number(date.slice(0, 4))
}
