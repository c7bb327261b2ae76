import { SERIES } from './samples.testing.ts'
import { mainNames, otherNames } from './titleNames.ts'

const namesOf = (names: { name: string }[]) => names.map(({ name }) => name)

test.each([
	['O Sino', ['鐘', 'Kane', 'The Bell']],
	['The Bell', ['鐘', 'Kane', 'O Sino']],
	['鐘', ['Kane', 'The Bell', 'O Sino']],
])('the header of "%s" also has %j', (shown, expected) => {
	expect(namesOf(mainNames(SERIES, shown))).toEqual(expected)
})

test('the other names have no duplicates and none that the header shows', () => {
	const names = [...SERIES.names, { language: 'synonym', name: 'KANE' }, { language: 'synonym', name: 'Sineta' }]
	expect(otherNames({ ...SERIES, names }, 'O Sino')).toMatchObject([{ name: 'Sineta', language: undefined }])
})

test('a name has its language, if known', () => {
	expect(mainNames(SERIES, 'O Sino').map(({ language }) => language)).toEqual(['ja', 'ja-Latn', 'en'])
})
