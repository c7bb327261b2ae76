import { parentView, parseView, viewPath } from './messagesView.ts'

test.each([
	['', { at: 'nothing' }],
	['niouka', { at: 'assistant' }],
	['g/g1', { at: 'group', groupId: 'g1' }],
	['g/g1/geral', { at: 'channel', groupId: 'g1', key: 'geral', conversationId: 'g1-geral' }],
	['d/a%2Fb', { at: 'direct', conversationId: 'a/b' }],
	['with/m1', { at: 'member', memberId: 'm1' }],
	['join/AbC', { at: 'invitation', code: 'AbC' }],
	['invite/AbC', { at: 'invitation', code: 'AbC' }],
	['g/g1/geral/x', { at: 'unknown' }],
	['d', { at: 'unknown' }],
	['d/x/y', { at: 'unknown' }],
	['elsewhere/x', { at: 'unknown' }],
	['d/%E0%A4%A', { at: 'direct', conversationId: '%E0%A4%A' }],
])('/messages/%s is parsed to a view', (rest, view) => {
	expect(parseView(rest)).toEqual(view)
})

test.each(['niouka', 'g/g1', 'g/g1/geral', 'd/a%2Fb', 'with/m1', 'join/AbC'])(
	'the path of the view of %s is the same',
	(rest) => {
		expect(viewPath(parseView(rest))).toBe(`/messages/${rest}`)
	},
)

test('back leads from a channel to its group, else to no selection', () => {
	expect(parentView(parseView('g/g1/geral'))).toEqual({ at: 'group', groupId: 'g1' })
	expect(parentView(parseView('g/g1'))).toEqual({ at: 'nothing' })
	expect(parentView(parseView('d/x'))).toEqual({ at: 'nothing' })
})
