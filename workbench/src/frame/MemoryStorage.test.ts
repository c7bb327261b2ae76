import { MemoryStorage } from './MemoryStorage.ts'

test('what is stored is found by name and as a property, in both directions', () => {
	const storage = new MemoryStorage()
	storage.setItem('niouka:token', 'abc')
	expect(Reflect.get(storage, 'niouka:token')).toBe('abc')
	Reflect.set(storage, 'niouka:locale', 'ja')
	expect(storage.getItem('niouka:locale')).toBe('ja')
	expect([storage.length, storage.key(0), storage.key(5)]).toEqual([2, 'niouka:token', null])
})

test('its own methods are nothing that is stored', () => {
	const storage = new MemoryStorage()
	expect(storage.getItem('getItem')).toBeNull()
	storage.setItem('a', '1')
	storage.removeItem('a')
	expect(storage.getItem('a')).toBeNull()
	storage.setItem('b', '2')
	storage.clear()
	expect(storage.length).toBe(0)
})
