export interface CalendarEvent {
	/** Unique and stable between versions of the file. */
	uid: string
	/** An instant, or an ISO date for an event of the whole day. */
	start: Date | string
	/** Null if unknown. */
	minutes: number | null
	summary: string
	url: string
	/** Nobody has announced it. */
	isExpected: boolean
}

interface CalendarFile {
	name: string
	/** The DTSTAMP of every event. */
	generatedAt: Date
	events: readonly CalendarEvent[]
}

const LINE_OCTETS = 75

/** Serializes a calendar by RFC 5545: instants in UTC, lines foldLine at 75 octets. */
export function writeCalendar({ name, generatedAt, events }: CalendarFile): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Niouka//Releases//PT',
		'CALSCALE:GREGORIAN',
		`NAME:${escapeText(name)}`,
		`X-WR-CALNAME:${escapeText(name)}`,
		'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
		'X-PUBLISHED-TTL:PT6H',
		...events.flatMap((event) => eventLines(event, generatedAt)),
		'END:VCALENDAR',
	]
	return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function eventLines({ uid, start, minutes, summary, url, isExpected }: CalendarEvent, generatedAt: Date): string[] {
	return [
		'BEGIN:VEVENT',
		`UID:${escapeText(uid)}`,
		`DTSTAMP:${formatInstant(generatedAt)}`,
		typeof start === 'string' ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}` : `DTSTART:${formatInstant(start)}`,
		...(minutes === null ? [] : [`DURATION:PT${minutes}M`]),
		`SUMMARY:${escapeText(summary)}`,
		`URL:${url}`,
		`STATUS:${isExpected ? 'TENTATIVE' : 'CONFIRMED'}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
	]
}

function formatInstant(instant: Date): string {
	return instant.toISOString().replace(/\.\d+|[-:]/g, '')
}

/** Escapes text for a property value and removes control characters. */
export function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(/(?!\n)\p{Cc}/gu, '')
		.replace(/[\\;,]/g, '\\$&')
		.replaceAll('\n', '\\n')
}

/** Folds a line at 75 octets, never within a character. */
export function foldLine(line: string): string {
	const pieces: string[] = []
	let piece = ''
	let octets = 0
	for (const character of line) {
		const size = Buffer.byteLength(character)
		if (octets + size > LINE_OCTETS) {
			pieces.push(piece)
			// The leading space of a continuation line counts.
			piece = ''
			octets = 1
		}
		piece += character
		octets += size
	}
	return [...pieces, piece].join('\r\n ')
}
