import { EventStreamParser } from './eventStreamParser.ts'

const text = (words: string) => `data: {"type":"text","text":"${words}"}\n\n`

test('events are parsed from chunks of any size', () => {
	const whole = `${text('Oi')}${text('você')}data: {"type":"looking"}\r\n\r\n`
	const expected = [{ type: 'text', text: 'Oi' }, { type: 'text', text: 'você' }, { type: 'looking' }]
	for (const size of [1, 2, 3, 7, 50, 500]) {
		const reader = new EventStreamParser()
		const events = Array.from({ length: Math.ceil(whole.length / size) }, (_piece, index) =>
			reader.feed(whole.slice(index * size, (index + 1) * size)),
		)
		expect(events.flat()).toEqual(expected)
	}
})

test.each([
	': a comment\n\n',
	'event: text\n\n',
	'data: {"type":"text"\n\n',
	'data: {"type":"run","text":"alert(1)"}\n\n',
	'data: {"type":"text","text":5}\n\n',
	'data: <html>\n\n',
	'\n\n\n\n',
])('%j is no event', (bytes) => {
	expect(new EventStreamParser().feed(bytes + text('Oi'))).toEqual([{ type: 'text', text: 'Oi' }])
})
