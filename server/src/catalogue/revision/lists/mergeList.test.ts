import { mergeList } from './mergeList.ts'

interface Part {
	name: string
	role?: string
}

const RULES = { key: ({ name }: Part) => name, text: (part: Part) => JSON.stringify(part) }
const parts = (text: string): Part[] =>
	text === ''
		? []
		: text.split(' ').map((part) => {
				const [name = '', role] = part.split(':')
				return role === undefined ? { name } : { name, role }
			})
const written = (items: Part[] | null) =>
	items === null ? 'conflict' : items.map(({ name, role }) => (role ? `${name}:${role}` : name)).join(' ')

test.each([
	['a b', 'a b', 'a b c', 'a b c', 'an addition'],
	['a b d', 'a b', 'a b c', 'a b d c', 'two additions at the end'],
	['a x b', 'a b', 'b a', 'b a x', 'another order beside an addition'],
	['a b', 'a b', 'a', 'a', 'a removal'],
	['a b c', 'a b', 'a', 'a c', 'a removal beside an addition'],
	['a', 'a b', 'a b c', 'a c', 'an addition beside a removal'],
	['a', 'a b', 'a', 'a', 'the same removal twice'],
	['a c', 'a', 'a c', 'a c', 'the same addition twice'],
	['a:lead b', 'a b', 'a b:guest', 'a:lead b:guest', 'changes of different items'],
	['a:lead', 'a', 'a:lead', 'a:lead', 'the same change twice'],
	['a:lead', 'a', 'a:guest', 'conflict', 'different changes of one item'],
	['', 'a', 'a:guest', 'conflict', 'a change of a removed item'],
	['a:lead', 'a', '', 'conflict', 'a removal of a changed item'],
	['a c:lead', 'a', 'a c:guest', 'conflict', 'two items with one key'],
])('%j, edited from %j to %j, is %j: %s', (current, from, to, merged) => {
	expect(written(mergeList(parts(current), parts(from), parts(to), RULES))).toBe(merged)
})

test('what was merged is undone by the change from the new list back to the old one', () => {
	const [before, after] = [parts('a b c'), parts('a c:lead d')]
	const later = parts('x a c:lead d')
	expect(written(mergeList(later, after, before, RULES))).toBe('x a b c')
})
