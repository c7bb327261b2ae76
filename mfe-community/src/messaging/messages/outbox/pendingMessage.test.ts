import { NOTHING_MORE } from '../messagesPage.testing.tsx'
import { type Pending, restorePendings, withoutSent } from './pendingMessage.ts'

const pending = (clientId: string, state: 'waiting' | 'sending' = 'waiting'): Pending => ({
	clientId,
	text: 'x',
	typedAt: 1,
	state,
})
const message = (clientId: string) => ({
	number: 1,
	state: 'sent' as const,
	clientId,
	author: null,
	text: 'x',
	sentAt: '2026-11-21T12:00:00.000Z',
	...NOTHING_MORE,
})

test('a message in the history is no longer pending', () => {
	expect(withoutSent([pending('a'), pending('b')], [message('a')])).toEqual([pending('b')])
})

test('without a match the same array is returned, so nothing re-renders', () => {
	const list = [pending('a')]
	expect(withoutSent(list, [message('b')])).toBe(list)
})

test.each([
	['a message being sent waits', [pending('a', 'sending')], [pending('a')]],
	['a waiting message waits', [pending('a')], [pending('a')]],
	['not an array', { a: 1 }, []],
	['not a message', [{ text: 'x' }], []],
])('restored from storage: %s', (_name, kept, expected) => {
	expect(restorePendings(kept)).toEqual(expected)
})
