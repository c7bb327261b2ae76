import { type KeptView, withView } from './useKeptViews.ts'

/** Visits lists one after the other, each named by its path. */
function visit(...addresses: string[]): KeptView<string>[] {
	return addresses.reduce<KeptView<string>[]>((kept, address) => {
		return withView(kept, { name: address.split('?')[0] ?? '', address, view: address })
	}, [])
}

const names = (views: KeptView<string>[]) => views.map(({ name }) => name)
const shown = (views: KeptView<string>[]) => views.filter(({ isShown }) => isShown).map(({ view }) => view)

test('one is in sight; the two that were left last are kept, each in its place', () => {
	expect(names(visit('a', 'b', 'a', 'c'))).toEqual(['a', 'b', 'c'])
	expect(shown(visit('a', 'b', 'a', 'c'))).toEqual(['c'])
	expect(names(visit('a', 'b', 'c', 'd'))).toEqual(['b', 'c', 'd'])
	expect(names(visit('a', 'b', 'a', 'c', 'd'))).toEqual(['a', 'c', 'd'])
})

test('what changes while it is in sight goes on', () => {
	const [before] = visit('a')
	const [after] = visit('a', 'a?page=2', 'a?page=3')
	expect(after).toEqual({ ...before, address: 'a?page=3', view: 'a?page=3' })
})

test('what comes back to its address goes on; at another it starts anew', () => {
	const [left] = visit('a?q=x')
	const key = (...addresses: string[]) => visit(...addresses).find(({ name }) => name === 'a')?.key
	expect(key('a?q=x', 'b', 'a?q=x')).toBe(left?.key)
	expect(key('a?q=x', 'b', 'a')).not.toBe(left?.key)
	expect(key('a?q=x', 'b', 'a', 'b', 'a?q=x')).not.toBe(left?.key)
})
