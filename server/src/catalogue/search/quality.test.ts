import { distance } from './distance.ts'
import { prepareQuery } from './prepareQuery.ts'
import { quality } from './quality.ts'
import { skeleton } from './skeleton.ts'

function match(typed: string, name: string): number {
	const sought = prepareQuery(typed)
	return sought ? quality(sought, skeleton(name)) : 0
}

test.each([
	['frieran', 'frieren', 1],
	['frieern', 'frieren', 1],
	['friren', 'frieren', 1],
	['', 'abc', 3],
	['abc', 'abc', 0],
	['kitten', 'sitting', 3],
])('from %j to %j it takes %i', (one, other, apart) => {
	expect(distance(one, other, 5)).toBe(apart)
})

test('a distance past the limit is given up early', () => {
	expect(distance('abcdefgh', 'zyxwvuts', 2)).toBe(3)
	expect(distance('a', 'abcdefgh', 2)).toBe(3)
})

test.each([
	['frieren', 'frieren', 'sousou no frieren'],
	['sousou no frieren', 'sousou no frieren', 'sousou no frieren marumaru no mahou'],
	['frieran', 'sousou no frieren', 'furiten kun'],
	['titan attack', 'attack on titan', 'attack number one'],
	['onepiece', 'one piece', 'one punch man'],
	['fullmetal alch', 'fullmetal alchemist', 'full metal panic'],
	['shojo', 'shoujo', 'shonen'],
	['senpai', 'sempai', 'senpuki'],
])('%j meets %j better than %j', (typed, better, worse) => {
	expect(match(typed, better)).toBeGreaterThan(match(typed, worse))
})

test('the very same name is a whole match, and nothing is more', () => {
	expect(match('one piece', 'one piece')).toBe(1)
	expect(match('one pece', 'one piece')).toBeLessThan(1)
})

test('a word that may go on meets what it begins, a finished one less so', () => {
	expect(match('fri', 'frieren')).toBeGreaterThan(match('fri ', 'frieren'))
})

test('doubled digits stay apart: 100 is not 10', () => {
	expect(skeleton('100')).toBe('100')
	expect(skeleton('zoo')).toBe('zo')
})
