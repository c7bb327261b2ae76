import { dateFormat } from 'shared-i18n'

/** Formatters for the times and dates of the calendar. */
export interface CalendarFormats {
	/** `21:30`, in the reader's time zone. */
	time(instant: number): string
	/** `sáb., 22 de nov., 00:30 BRT`, in any time zone. */
	dateTime(instant: number, zone: string): string
	/** `sáb., 22 de nov.`, from an ISO date. */
	date(date: string): string
	/** `26 de junho de 2026`, from an ISO date. */
	longDate(date: string): string
	/** `22`, from an ISO date. */
	day(date: string): string
	/** `dom`, from an ISO date. */
	weekday(date: string): string
	/** `22 – 28 de nov. de 2026`, from one ISO date to another. */
	dateRange(first: string, last: string): string
	/** `Horário Padrão de Brasília` */
	zoneName(instant: number): string
}

const DATE_TIME = {
	weekday: 'short',
	day: 'numeric',
	month: 'short',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
	timeZoneName: 'short',
} as const

/** Creates the formatters for a BCP 47 language tag and the reader's time zone. */
export function calendarFormats(tag: string, zone: string): CalendarFormats {
	const date = (iso: string) => new Date(`${iso}T00:00:00Z`)
	return {
		time: (instant) =>
			dateFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(instant),
		dateTime: (instant, timeZone) => dateFormat(tag, { ...DATE_TIME, timeZone }).format(instant),
		date: (iso) =>
			dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date(iso)),
		longDate: (iso) => dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date(iso)),
		day: (iso) => dateFormat('en', { day: 'numeric', timeZone: 'UTC' }).format(date(iso)),
		weekday: (iso) => dateFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(date(iso)).replace(/\.$/, ''),
		dateRange: (first, last) =>
			tag.startsWith('ja')
				? japaneseRange(japaneseDate(date(first)), japaneseDate(date(last)))
				: dateFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
						date(first),
						date(last),
					),
		zoneName: (instant) =>
			dateFormat(tag, { timeZone: zone, timeZoneName: 'long' })
				.formatToParts(instant)
				.find(({ type }) => type === 'timeZoneName')?.value ?? zone,
	}
}

/** `2026年11月22日～28日`, because Intl formats a Japanese range with slashes: `2026/11/22～2026/11/28`. */
function japaneseRange(first: string, last: string): string {
	const parts = (text: string) => text.match(/\d+\D+/g) ?? []
	const [from, to] = [parts(first), parts(last)]
	return `${first}～${to.slice(to.findIndex((part, index) => part !== from[index])).join('')}`
}

const japaneseDate = (day: Date) => dateFormat('ja', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
