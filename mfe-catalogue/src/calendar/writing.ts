/** Times and days of the calendar as a language writes them. */
export interface CalendarFormats {
	/** `21:30` in a zone. */
	time(instant: number): string
	/** `sáb., 22 de nov., 00:30`, in any zone. */
	exactly(instant: number, zone: string): string
	/** `22` of an ISO date. */
	day(date: string): string
	/** `dom.` of an ISO date. */
	weekday(date: string): string
	/** `22 – 28 de nov. de 2026`, from one ISO date to another. */
	span(first: string, last: string): string
	/** `Horário Padrão de Brasília` */
	zoneName(instant: number): string
}

/** The formats of a BCP 47 tag for a reader in a zone. */
export function calendarFormats(tag: string, zone: string): CalendarFormats {
	const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
	const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' })
	const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
	const span = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
	const japanese = new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeZone: 'UTC' })
	const zoneName = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'long' })
	const date = (iso: string) => new Date(`${iso}T00:00:00Z`)
	return {
		time: (instant) => time.format(instant),
		exactly: (instant, elsewhere) => exact(tag, elsewhere).format(instant),
		day: (iso) => day.format(date(iso)),
		weekday: (iso) => weekday.format(date(iso)).replace(/\.$/, ''),
		span: (first, last) =>
			tag.startsWith('ja')
				? japaneseSpan(japanese.format(date(first)), japanese.format(date(last)))
				: span.formatRange(date(first), date(last)),
		zoneName: (instant) => zoneName.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone,
	}
}

/** `2026年11月22日～28日`: what Intl writes of a Japanese span is strokes, `2026/11/22～2026/11/28`. */
function japaneseSpan(first: string, last: string): string {
	const parts = (text: string) => text.match(/\d+\D+/g) ?? []
	const [from, to] = [parts(first), parts(last)]
	return `${first}～${to.slice(to.findIndex((part, at) => part !== from[at])).join('')}`
}

const exacts = new Map<string, Intl.DateTimeFormat>()

function exact(tag: string, zone: string): Intl.DateTimeFormat {
	const key = `${tag} ${zone}`
	const format =
		exacts.get(key) ??
		new Intl.DateTimeFormat(tag, {
			weekday: 'short',
			day: 'numeric',
			month: 'short',
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
			timeZone: zone,
			timeZoneName: 'short',
		})
	exacts.set(key, format)
	return format
}
