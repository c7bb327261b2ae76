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

test.each([
	['Frieren: Beyond Journey’s End', 'Frieren: Beyond the Journey’s End'],
	['Frieren: Beyond Journey’s End', 'FRIEREN - Beyond Journeys End!'],
	['The Cafe', 'Café'],
	['O Sino', 'Sino'],
	['A', 'a'],
])('of "%s" and "%s", which read as one, the header has one, and the other is among the others', (first, second) => {
	const names = [
		{ language: 'en', name: first },
		{ language: 'en', name: second },
	]
	const page = { ...SERIES, title: 'Kane', japaneseTitle: null, names }
	expect(namesOf(mainNames(page, 'Kane'))).toEqual([first])
	if (first !== 'A') expect(namesOf(otherNames(page, 'Kane'))).toEqual([second])
})

test.each([
	['Attack on Titan', 'Attack on the Wall'],
	['かき', 'がき'],
	['A', 'The'],
])('"%s" and "%s" are two names', (first, second) => {
	const names = [
		{ language: 'en', name: first },
		{ language: 'en', name: second },
	]
	const page = { ...SERIES, title: 'Kane', japaneseTitle: null, names }
	expect(namesOf(mainNames(page, 'Kane'))).toEqual([first, second])
})

test('the other names have no duplicates and none that the header shows', () => {
	const names = [...SERIES.names, { language: 'synonym', name: 'KANE' }, { language: 'synonym', name: 'Sineta' }]
	expect(otherNames({ ...SERIES, names }, 'O Sino')).toMatchObject([{ name: 'Sineta', language: undefined }])
})

test('a name has its language, if known', () => {
	expect(mainNames(SERIES, 'O Sino').map(({ language }) => language)).toEqual(['ja', 'ja-Latn', 'en'])
})
