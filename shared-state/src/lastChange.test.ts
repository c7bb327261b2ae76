import { jest } from '@jest/globals'
import { mayShowOld, recordChange, SHOWN_OLD_MS } from './lastChange.ts'

const KEY = 'niouka:changedAt'
// What one test remembers is long past in the next.
let time = 1_000_000_000_000
beforeEach(() => {
	localStorage.clear()
	time += 10 * SHOWN_OLD_MS
	jest.spyOn(Date, 'now').mockImplementation(() => time)
})

test('what another tab or the page before a reload has changed is known', () => {
	expect(mayShowOld()).toBe(true)
	localStorage.setItem(KEY, String(time - 1000))
	expect(mayShowOld()).toBe(false)
	time += SHOWN_OLD_MS - 1001
	expect(mayShowOld()).toBe(false)
	time += 1
	expect(mayShowOld()).toBe(true)
})

test('a change is remembered for the page that comes after', () => {
	recordChange()
	expect(localStorage.getItem(KEY)).toBe(String(time))
})

test.each(['', 'klingon', '-1', 'Infinity', '99999999999999999'])(
	'%j in the storage holds nobody up for ever',
	(stored) => {
		localStorage.setItem(KEY, stored)
		expect(mayShowOld()).toBe(true)
	},
)

test('where nothing can be stored, this page remembers', () => {
	const refuse = () => {
		throw new DOMException('no', 'SecurityError')
	}
	jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
	jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
	recordChange()
	expect(mayShowOld()).toBe(false)
	time += SHOWN_OLD_MS
	expect(mayShowOld()).toBe(true)
})
