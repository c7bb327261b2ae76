import { mainNames, otherNames } from './names.ts'
import { SERIES } from './titleSample.ts'

const said = (names: { name: string }[]) => names.map(({ name }) => name)

test.each([
	['O Sino', ['鐘', 'Kane', 'The Bell']],
	['The Bell', ['鐘', 'Kane', 'O Sino']],
	['鐘', ['Kane', 'The Bell', 'O Sino']],
])('beside "%s" stand %j', (shown, expected) => {
	expect(said(mainNames(SERIES, shown))).toEqual(expected)
})

test('the rest are the other names, each once and none that is said already', () => {
	const names = [...SERIES.names, { language: 'synonym', name: 'KANE' }, { language: 'synonym', name: 'Sineta' }]
	expect(otherNames({ ...SERIES, names }, 'O Sino')).toEqual([{ name: 'Sineta', language: undefined }])
})

test('a name carries its language where it is known', () => {
	expect(mainNames(SERIES, 'O Sino').map(({ language }) => language)).toEqual(['ja', 'ja-Latn', 'en'])
})
