import { movedLetter, nextLetter } from './nextLetter.ts'

test.each([
	['2026-04-01T12:00:00Z', 'America/Sao_Paulo', '2026-04-06T11:00:00.000Z'],
	['2026-04-06T10:59:59Z', 'America/Sao_Paulo', '2026-04-06T11:00:00.000Z'],
	['2026-04-06T11:00:00Z', 'America/Sao_Paulo', '2026-04-13T11:00:00.000Z'],
	['2026-04-05T22:59:00Z', 'Asia/Tokyo', '2026-04-05T23:00:00.000Z'],
	// The clocks of Berlin go forward on Sunday, 29 March.
	['2026-03-27T12:00:00Z', 'Europe/Berlin', '2026-03-30T06:00:00.000Z'],
])('after %s in %s it is due at %s', (after, zone, due) => {
	expect(nextLetter(new Date(after), zone).toISOString()).toBe(due)
})

test('in another zone it is due in the same week as before', () => {
	const tokyo = new Date('2026-04-12T23:00:00Z')
	const moved = movedLetter(tokyo, 'America/Sao_Paulo', new Date('2026-04-05T23:30:00Z'))
	expect(moved.toISOString()).toBe('2026-04-13T11:00:00.000Z')
})
