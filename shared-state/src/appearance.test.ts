import { jest } from '@jest/globals'
import { setPersistentEngine } from '@nanostores/persistent'
import { decodeAppearance } from './appearance.ts'
import { addressOf, applyAppearance, pathAfterSignIn, setAppearance } from './index.ts'

test('the settings are classes of the body', () => {
	const stop = applyAppearance()
	setAppearance({ compactMode: true })
	expect(document.body).toHaveClass('compact-mode')
	expect(document.body).not.toHaveClass('animations-disabled')
	setAppearance({ compactMode: false, disableAnimations: true })
	expect(document.body.className).toBe('animations-disabled')
	stop()
})

test('a chosen theme applies to the page, to the browser’s theme color and to the next page', () => {
	document.head.innerHTML =
		'<meta name="theme-color" data-of="ink"><meta name="theme-color" data-of="paper" content="#f6f0e4">'
	const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media)
	const stop = applyAppearance()
	expect(document.documentElement).not.toHaveAttribute('data-theme')
	expect(media()).toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)'])
	setAppearance({ theme: 'paper' })
	expect(document.documentElement).toHaveAttribute('data-theme', 'paper')
	expect(media()).toEqual(['not all', 'all'])
	expect(document.cookie).toContain('niouka_theme=paper')
	expect(localStorage.getItem('niouka:appearance')).toContain('"theme":"paper"')
	setAppearance({ theme: 'system' })
	expect(document.documentElement).not.toHaveAttribute('data-theme')
	expect(document.cookie).not.toContain('niouka_theme')
	stop()
})

test('settings stored before themes existed are read, with the theme of the system', () => {
	const before = { compactMode: true, disableAnimations: false }
	expect(decodeAppearance(JSON.stringify(before))).toEqual({ ...before, theme: 'system' })
})

test.each([
	'{',
	'null',
	'{"compactMode":"yes","disableAnimations":false}',
	'{"compactMode":true,"disableAnimations":false,"theme":"pink"}',
	'[]',
])('invalid stored settings %s are logged and replaced by the defaults', (stored) => {
	const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
	expect(decodeAppearance(stored)).toEqual({ disableAnimations: false, compactMode: false, theme: 'system' })
	expect(logged).toHaveBeenCalledTimes(1)
})

test.each([
	['?next=%2Fanime%2F1', '/anime/1'],
	['', '/'],
	['?next=https%3A%2F%2Fevil.example', '/'],
	['?next=%2F%2Fevil.example', '/'],
	['?next=%2F%5Cevil.example', '/'],
])('the return path of %s is %s', (search, path) => {
	expect(pathAfterSignIn(search)).toBe(path)
})

test('path parameters and queries are filled in and escaped', () => {
	expect(addressOf('/api/a/:id', { id: 'x/y' }, { q: 'é&', page: 2, none: undefined })).toBe(
		'/api/a/x%2Fy?q=%C3%A9%26&page=2',
	)
})

test('settings that cannot be stored are logged and valid for this page', () => {
	const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
	const stop = applyAppearance()
	const full = new Proxy<Record<string, string>>({}, { set: () => false })
	setPersistentEngine(full, { addEventListener() {}, removeEventListener() {} })
	setAppearance({ compactMode: true, disableAnimations: false })
	expect(document.body).toHaveClass('compact-mode')
	expect(logged).toHaveBeenCalledTimes(1)
	setPersistentEngine({}, { addEventListener() {}, removeEventListener() {} })
	setAppearance({ compactMode: false })
	expect(document.body).not.toHaveClass('compact-mode')
	stop()
})
