import { $recent, clearRecent, remember } from './recentStore.ts'

const keys = () => $recent.get().map(({ key }) => key)

test('the latest is first, none is there twice, and only the last six stay', () => {
	clearRecent()
	for (const key of ['a', 'b', 'a']) remember({ key, label: key })
	expect(keys()).toEqual(['a', 'b'])
	for (const key of ['c', 'd', 'e', 'f', 'g']) remember({ key, label: key, path: `/${key}` })
	expect(keys()).toEqual(['g', 'f', 'e', 'd', 'c', 'a'])
	clearRecent()
	expect(keys()).toEqual([])
	expect(JSON.parse(localStorage.getItem('niouka:recent') ?? '')).toEqual({ owner: '', items: [] })
})
