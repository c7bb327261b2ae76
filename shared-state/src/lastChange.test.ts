import { jest } from '@jest/globals'
import { isStaleAllowed, MAX_STALENESS_MS, recordChange } from './lastChange.ts'

const KEY = 'niouka:changedAt'
// A change of one test is long past in the next.
let time = 1_000_000_000_000
beforeEach(() => {
	localStorage.clear()
	time += 10 * MAX_STALENESS_MS
	jest.spyOn(Date, 'now').mockImplementation(() => time)
})

test('changes of other tabs and of the previous page count', () => {
	expect(isStaleAllowed()).toBe(true)
	localStorage.setItem(KEY, String(time - 1000))
	expect(isStaleAllowed()).toBe(false)
	time += MAX_STALENESS_MS - 1001
	expect(isStaleAllowed()).toBe(false)
	time += 1
	expect(isStaleAllowed()).toBe(true)
})

test('a change is stored for the next page', () => {
	recordChange()
	expect(localStorage.getItem(KEY)).toBe(String(time))
})

test.each(['', 'klingon', '-1', 'Infinity', '99999999999999999'])(
	'the stored value %j does not disable the cache for ever',
	(stored) => {
		localStorage.setItem(KEY, stored)
		expect(isStaleAllowed()).toBe(true)
	},
)

test('without storage a change counts for this page', () => {
	const refuse = () => {
		throw new DOMException('no', 'SecurityError')
	}
	jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
	jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
	recordChange()
	expect(isStaleAllowed()).toBe(false)
	time += MAX_STALENESS_MS
	expect(isStaleAllowed()).toBe(true)
})
