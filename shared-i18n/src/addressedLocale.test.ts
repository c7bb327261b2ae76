import { $locale, setLocale, storedLocale } from './locale.ts'

beforeEach(() => {
	localStorage.clear()
	history.replaceState(null, '', '/anime/1?hl=ja&x=1')
})

test('the address goes before what the browser remembers', () => {
	localStorage.setItem('niouka:locale', 'en')
	expect(storedLocale()).toBe('ja')
	history.replaceState(null, '', '/anime/1?hl=xx')
	expect(storedLocale()).toBe('en')
})

test('a language that the address names is shown and not remembered', async () => {
	localStorage.setItem('niouka:locale', 'en')
	await setLocale(storedLocale())
	expect($locale.get()).toBe('ja')
	expect(document.documentElement.lang).toBe('ja')
	expect(localStorage.getItem('niouka:locale')).toBe('en')
	expect(location.search).toBe('?hl=ja&x=1')
})

test('a language that the reader chooses is remembered, and the address no longer names another', async () => {
	await setLocale('en')
	expect(localStorage.getItem('niouka:locale')).toBe('en')
	expect(location.pathname + location.search).toBe('/anime/1?x=1')
	expect(storedLocale()).toBe('en')
})
