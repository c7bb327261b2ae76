import { type CachedView, showView } from './useCachedViews.ts'

/** Visits lists one after the other. The path is the name of a list. */
function visit(...addresses: string[]): CachedView<string>[] {
	return addresses.reduce<CachedView<string>[]>((cached, address) => {
		return showView(cached, { name: address.split('?')[0] ?? '', address, view: address })
	}, [])
}

const names = (views: CachedView<string>[]) => views.map(({ name }) => name)
const shown = (views: CachedView<string>[]) => views.filter(({ isShown }) => isShown).map(({ view }) => view)

test('one view is visible; the two first last are cached, in a stable order', () => {
	expect(names(visit('a', 'b', 'a', 'c'))).toEqual(['a', 'b', 'c'])
	expect(shown(visit('a', 'b', 'a', 'c'))).toEqual(['c'])
	expect(names(visit('a', 'b', 'c', 'd'))).toEqual(['b', 'c', 'd'])
	expect(names(visit('a', 'b', 'a', 'c', 'd'))).toEqual(['a', 'c', 'd'])
})

test('a visible view keeps its state when its address changes', () => {
	const [before] = visit('a')
	const [after] = visit('a', 'a?page=2', 'a?page=3')
	expect(after).toEqual({ ...before, address: 'a?page=3', view: 'a?page=3' })
})

test('a view resumes at its previous address and starts fresh at another one', () => {
	const [first] = visit('a?q=x')
	const key = (...addresses: string[]) => visit(...addresses).find(({ name }) => name === 'a')?.key
	expect(key('a?q=x', 'b', 'a?q=x')).toBe(first?.key)
	expect(key('a?q=x', 'b', 'a')).not.toBe(first?.key)
	expect(key('a?q=x', 'b', 'a', 'b', 'a?q=x')).not.toBe(first?.key)
})
