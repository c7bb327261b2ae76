import { parseLocalOrigin } from './parseLocalOrigin.ts'

test.each([
	['http://localhost:3006', 'http://localhost:3006'],
	[' http://localhost:3006/ ', 'http://localhost:3006'],
	['http://LOCALHOST:3006/entry.js', 'http://localhost:3006'],
	['localhost:3006', 'http://localhost:3006'],
	['127.0.0.1:3006', 'http://127.0.0.1:3006'],
	['', undefined],
	['3006', undefined],
	['http://localhost', undefined],
	['https://localhost:3006', undefined],
	['http://192.168.1.2:3006', undefined],
	['http://localhost:3006@evil.example', undefined],
	['http://localhost.evil.example:3006', undefined],
	['javascript://localhost:3006/%0Aalert(1)', undefined],
])('“%s” means %s', (typed, origin) => {
	expect(parseLocalOrigin(typed)).toBe(origin)
})
