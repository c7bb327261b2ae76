import { MemoryStorage } from './MemoryStorage.ts'

test('items are readable and writable by getItem and as properties', () => {
	const storage = new MemoryStorage()
	storage.setItem('niouka:token', 'abc')
	expect(Reflect.get(storage, 'niouka:token')).toBe('abc')
	Reflect.set(storage, 'niouka:locale', 'ja')
	expect(storage.getItem('niouka:locale')).toBe('ja')
	expect([storage.length, storage.key(0), storage.key(5)]).toEqual([2, 'niouka:token', null])
})

test('methods of the storage are not items', () => {
	const storage = new MemoryStorage()
	expect(storage.getItem('getItem')).toBeNull()
	storage.setItem('a', '1')
	storage.removeItem('a')
	expect(storage.getItem('a')).toBeNull()
	storage.setItem('b', '2')
	storage.clear()
	expect(storage.length).toBe(0)
})
