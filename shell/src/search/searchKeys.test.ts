import { nextEntry } from './searchKeys.ts'
import { isSearchShortcut } from './searchShortcut.ts'

test.each([
	['ArrowDown', -1, 3, 0],
	['ArrowDown', 1, 3, 2],
	['ArrowDown', 2, 3, -1],
	['ArrowUp', -1, 3, 2],
	['ArrowUp', 0, 3, -1],
	['Home', 2, 3, 0],
	['Home', -1, 3, undefined],
	['End', 0, 3, 2],
	['ArrowDown', -1, 0, undefined],
	['x', 0, 3, undefined],
])('%s at entry %i of %i moves to %s', (key, at, count, next) => {
	expect(nextEntry(key, at, count)).toBe(next)
})

const press = (key: string, more: KeyboardEventInit = {}, target: HTMLElement = document.body) => {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
	target.dispatchEvent(event)
	return isSearchShortcut(event)
}

test('a slash and Ctrl or Command with K are shortcuts of the search', () => {
	expect(press('/')).toBe(true)
	expect(press('k', { ctrlKey: true })).toBe(true)
	expect(press('K', { metaKey: true })).toBe(true)
	expect(press('k')).toBe(false)
	expect(press('/', { ctrlKey: true })).toBe(false)
})

test('a slash in a field is no shortcut', () => {
	const field = document.body.appendChild(document.createElement('textarea'))
	expect(press('/', {}, field)).toBe(false)
	expect(press('k', { ctrlKey: true }, field)).toBe(true)
})
