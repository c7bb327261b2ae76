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
})

test('what has arrived is on its way no more', () => {
	expect(withoutSent([pending('a'), pending('b')], [message('a')])).toEqual([pending('b')])
})

test('nothing arrived: the same list, so that nothing is drawn anew', () => {
	const list = [pending('a')]
	expect(withoutSent(list, [message('b')])).toBe(list)
})

test.each([
	['what was being sent waits', [pending('a', 'sending')], [pending('a')]],
	['what waited waits', [pending('a')], [pending('a')]],
	['what is no list is nothing', { a: 1 }, []],
	['what is no message is nothing', [{ text: 'x' }], []],
])('kept by the tab: %s', (_name, kept, expected) => {
	expect(restorePendings(kept)).toEqual(expected)
})
