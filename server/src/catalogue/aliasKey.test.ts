import { personKey, studioKey } from './aliasKey.ts'

test.each([
	['J.C.STAFF', 'J.C. Staff'],
	['Studio Deen', 'StudioDEEN'],
	['A-Line', 'A Line'],
	["Steve N' Steven", 'STEVE N’ STEVEN'],
])('the studios %s and %s are one', (one, other) => expect(studioKey(one)).toBe(studioKey(other)))

test.each([
	['Rui Satō', 'RUI SATŌ'],
	['O’Brien, Ana', "O'Brien Ana"],
])('the people %s and %s are one', (one, other) => expect(personKey(one)).toBe(personKey(other)))

test.each([
	['ゆかり', 'ユカリ'],
	['ゆかり', 'Yukari'],
	['Mari Ko', 'Mariko'],
	['Sōta', 'Sota'],
	['Rei', 'REI'],
	['Rei', 'Rei.'],
])('%s and %s may be two people', (one, other) => expect(personKey(one)).not.toBe(personKey(other)))

test('a name of only punctuation is its own key', () => expect([personKey('☆'), studioKey('?!')]).toEqual(['☆', '?!']))
