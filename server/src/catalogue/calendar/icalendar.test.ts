import { escapeText, foldLine, writeCalendar } from './icalendar.ts'

test.each([
	['um; dois, três\\', 'um\\; dois\\, três\\\\'],
	['uma\r\nlinha\u2028só', 'uma\\nlinha\\nsó'],
	['BEGIN:VEVENT\r\nSUMMARY:x', 'BEGIN:VEVENT\\nSUMMARY:x'],
	['\u0000\u0007sem sinais', 'sem sinais'],
])('%j is written as %j', (text, written) => {
	expect(escapeText(text)).toBe(written)
})

test.each(['a'.repeat(400), '拉'.repeat(100), '🎌'.repeat(60), 'é'.repeat(75)])(
	'no line is longer than 75 octets: %.10s…',
	(line) => {
		const lines = foldLine(line).split('\r\n')
		expect(lines.length).toBeGreaterThan(1)
		for (const one of lines) {
			expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
			expect(one.isWellFormed()).toBe(true)
		}
		expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line)
	},
)

test('an event of a day has no time, and one of unknown length no duration', () => {
	const event = { uid: 'a', minutes: null, summary: 'b', isExpected: false, url: 'https://n.example/' }
	const start = (start: Date | string) =>
		writeCalendar({ name: 'x', generatedAt: new Date(0), events: [{ ...event, start }] }).match(
			/^(DTSTART|DURATION).*$/gm,
		)
	expect(start('2026-12-11')).toEqual(['DTSTART;VALUE=DATE:20261211'])
	expect(start(new Date('2026-11-22T15:30:00Z'))).toEqual(['DTSTART:20261122T153000Z'])
})

test('a calendar of one event', () => {
	const file = writeCalendar({
		name: 'Lançamentos',
		generatedAt: new Date('2026-11-21T00:00:00Z'),
		events: [
			{
				uid: 'release-1@niouka',
				start: new Date('2026-11-22T15:30:00Z'),
				minutes: 24,
				summary: 'Oi, mundo',
				isExpected: false,
				url: 'https://n.example/anime/1',
			},
		],
	})
	expect(file.split('\r\n').slice(-12)).toEqual([
		'BEGIN:VEVENT',
		'UID:release-1@niouka',
		'DTSTAMP:20261121T000000Z',
		'DTSTART:20261122T153000Z',
		'DURATION:PT24M',
		'SUMMARY:Oi\\, mundo',
		'URL:https://n.example/anime/1',
		'STATUS:CONFIRMED',
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	])
})
