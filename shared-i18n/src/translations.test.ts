import { jest } from '@jest/globals'
import { $locale, defineTranslations, loadTranslations, setLocale } from './index.ts'

const texts = {
	pt: { greet: 'Oi, {name}!', 'works.one': '{count} Obra', 'works.other': '{count} Obras', only: 'Só em português' },
	en: { greet: 'Hi, {name}!', 'works.one': '{count} work', 'works.other': '{count} works', only: '' },
	ja: { greet: 'こんにちは、{name}さん！', 'works.one': '', 'works.other': '{count}作品', only: '' },
}

/** Something to be waited for until it is let go. */
function held() {
	let resolve = () => {}
	const promise = new Promise<void>((done) => {
		resolve = done
	})
	return { promise, resolve }
}

beforeAll(() => {
	Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({}) }) })
})

test('a page changes its language everywhere at once, and remembers it', async () => {
	const translations = defineTranslations<keyof (typeof texts)['pt']>('test', async (locale) => texts[locale])
	await setLocale('pt')
	expect(translations.translate('greet', { name: 'Bia' })).toBe('Oi, Bia!')
	await setLocale('ja')
	expect(translations.translate('works', { count: 1 })).toBe('1作品')
	expect(document.documentElement.lang).toBe('ja')
	expect(localStorage.getItem('niouka:locale')).toBe('ja')
	expect(document.cookie).toContain('niouka_locale=ja')
})

test('a second load of shown translations re-renders no view', async () => {
	const translations = defineTranslations<keyof (typeof texts)['pt']>('test', async (locale) => texts[locale])
	await setLocale('pt')
	const heard = jest.fn()
	translations.$texts.listen(heard)
	const changes = new MutationObserver(() => {})
	changes.observe(document.documentElement, { attributes: true })
	await loadTranslations(translations)
	await setLocale('pt')
	expect(heard).not.toHaveBeenCalled()
	expect(changes.takeRecords()).toEqual([])
	await setLocale('en')
	expect(heard).toHaveBeenCalledTimes(1)
})

test('a room that is loaded while the language changes comes in the new one, whichever text is there first', async () => {
	await setLocale('pt')
	const slow = held()
	const translations = defineTranslations<'greet'>('test', async (locale) => {
		if (locale === 'pt') await slow.promise
		return texts[locale]
	})
	const ready = loadTranslations(translations)
	const changed = setLocale('ja')
	slow.resolve()
	await Promise.all([ready, changed])
	expect(translations.translate('greet', { name: 'Bia' })).toBe('こんにちは、Biaさん！')
})

test('a room that is loaded before the language of the page has come does not come in another', async () => {
	await setLocale('pt')
	const slow = held()
	defineTranslations('frame', async () => {
		await slow.promise
		return {}
	})
	const changed = setLocale('en')
	const translations = defineTranslations<'greet'>('test', async (locale) => texts[locale])
	await loadTranslations(translations)
	expect(translations.translate('greet', { name: 'Bia' })).toBe('Hi, Bia!')
	slow.resolve()
	await changed
})

test('plural forms and numbers follow the language', async () => {
	const translations = defineTranslations<keyof (typeof texts)['pt']>('test', async (locale) => texts[locale])
	await setLocale('pt')
	expect(translations.translate('works', { count: 1 })).toBe('1 Obra')
	expect(translations.translate('works', { count: 12345 })).toBe('12.345 Obras')
	expect(translations.translate('works', { count: 0 })).toBe('0 Obras')
	await setLocale('en')
	expect(translations.translate('works', { count: 12345 })).toBe('12,345 works')
})

test('the locale setter accepts only pt, en or ja', async () => {
	await setLocale('en')
	await setLocale('fr')
	expect($locale.get()).toBe('en')
})

test('a missing key shows itself, and is warned of once', async () => {
	const translations = defineTranslations<'absent'>('test', async () => ({}) as Record<'absent', string>)
	await setLocale('pt')
	const silent = jest.spyOn(console, 'warn').mockImplementation(() => {})
	expect(translations.translate('absent')).toBe('absent')
	expect(translations.translate('absent')).toBe('absent')
	expect(silent).toHaveBeenCalledTimes(1)
})

test('a file that fails to load is logged, and the page falls back to pt', async () => {
	const translations = defineTranslations<keyof (typeof texts)['pt']>('test', async (locale) => {
		if (locale === 'ja') throw new Error('no such file')
		return texts[locale]
	})
	const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
	await setLocale('ja')
	expect(logged).toHaveBeenCalled()
	expect($locale.get()).toBe('pt')
	expect(translations.translate('only')).toBe('Só em português')
})

test('a file that fails once is asked for again', async () => {
	await setLocale('en')
	let asked = 0
	const translations = defineTranslations<'greet'>('test', async (locale) => {
		asked += 1
		if (asked === 1) throw new Error('a hiccup')
		return texts[locale]
	})
	await loadTranslations(translations)
	expect(translations.translate('greet', { name: 'Bia' })).toBe('Hi, Bia!')
	expect($locale.get()).toBe('en')
})

test('a package whose translations fail takes the whole page to pt, and the chosen language stays stored', async () => {
	await setLocale('en')
	const frame = defineTranslations<'greet'>('frame', async (locale) => texts[locale])
	await loadTranslations(frame)
	const room = defineTranslations<'greet'>('room', async (locale) => {
		if (locale === 'en') throw new Error('no such file')
		return texts[locale]
	})
	const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
	await loadTranslations(room)
	expect(logged).toHaveBeenCalled()
	expect(room.translate('greet', { name: 'Bia' })).toBe('Oi, Bia!')
	expect(frame.translate('greet', { name: 'Bia' })).toBe('Oi, Bia!')
	expect($locale.get()).toBe('pt')
	expect(document.documentElement.lang).toBe('pt-BR')
	expect(localStorage.getItem('niouka:locale')).toBe('en')
})
