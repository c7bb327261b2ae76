import { jest } from '@jest/globals'
import { decodeAppearance } from './appearance.ts'
import { addressOf, applyAppearance, pathAfterSignIn, setAppearance } from './index.ts'

test('the settings stand as classes of the body', () => {
	const stop = applyAppearance()
	setAppearance({ compactMode: true })
	expect(document.body).toHaveClass('compact-mode')
	expect(document.body).not.toHaveClass('animations-disabled')
	setAppearance({ compactMode: false, disableAnimations: true })
	expect(document.body.className).toBe('animations-disabled')
	stop()
})

test.each(['{', 'null', '{"compactMode":"yes","disableAnimations":false}', '[]'])(
	'stored settings that read %s are logged, and the defaults hold',
	(stored) => {
		const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
		expect(decodeAppearance(stored)).toEqual({ disableAnimations: false, compactMode: false })
		expect(logged).toHaveBeenCalledTimes(1)
	},
)

test.each([
	['?next=%2Fanime%2F1', '/anime/1'],
	['', '/'],
	['?next=https%3A%2F%2Fevil.example', '/'],
	['?next=%2F%2Fevil.example', '/'],
	['?next=%2F%5Cevil.example', '/'],
])('after signing in, %s leads to %s', (search, path) => {
	expect(pathAfterSignIn(search)).toBe(path)
})

test('addresses are filled and escaped', () => {
	expect(addressOf('/api/a/:id', { id: 'x/y' }, { q: 'é&', page: 2, none: undefined })).toBe(
		'/api/a/x%2Fy?q=%C3%A9%26&page=2',
	)
})
