/** An event of a calendar file. */
export interface CalendarEvent {
	/** Unique, and the same each time the file is made. */
	uid: string
	start: Date
	minutes: number
	summary: string
	url: string
}

interface CalendarFile {
	name: string
	/** When what it tells was as told. */
	made: Date
	events: readonly CalendarEvent[]
}

const LINE_OCTETS = 75

/** A calendar as RFC 5545 writes it: all instants in UTC, lines folded at 75 octets. */
export function writeCalendar({ name, made, events }: CalendarFile): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Niouka//Releases//PT',
		'CALSCALE:GREGORIAN',
		`NAME:${escapeText(name)}`,
		`X-WR-CALNAME:${escapeText(name)}`,
		'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
		'X-PUBLISHED-TTL:PT6H',
		...events.flatMap((event) => eventLines(event, made)),
		'END:VCALENDAR',
	]
	return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines({ uid, start, minutes, summary, url }: CalendarEvent, made: Date): string[] {
	return [
		'BEGIN:VEVENT',
		`UID:${escapeText(uid)}`,
		`DTSTAMP:${stamp(made)}`,
		`DTSTART:${stamp(start)}`,
		`DURATION:PT${minutes}M`,
		`SUMMARY:${escapeText(summary)}`,
		`URL:${url}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
	]
}

function stamp(instant: Date): string {
	return instant.toISOString().replace(/\.\d+|[-:]/g, '')
}

/** Text as a value: its own signs escaped, and what no line may carry left out. */
export function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(/(?!\n)\p{Cc}/gu, '')
		.replace(/[\\;,]/g, '\\$&')
		.replaceAll('\n', '\\n')
}

/** A line cut so that no piece is longer than 75 octets; no character is cut in two. */
export function folded(line: string): string {
	const pieces: string[] = []
	let piece = ''
	let octets = 0
	for (const character of line) {
		const size = Buffer.byteLength(character)
		if (octets + size > LINE_OCTETS) {
			pieces.push(piece)
			// The blank that a continued line begins with counts too.
			piece = ''
			octets = 1
		}
		piece += character
		octets += size
	}
	return [...pieces, piece].join('\r\n ')
}
