import { GROUP_RIGHTS, type GroupRole, mayInGroup, outranks } from './groupRole.ts'

test.each([
	['admin', [...GROUP_RIGHTS]],
	['moderator', ['invite', 'arrangeChannels', 'kick', 'mentionEveryone']],
	['member', []],
] as const)('the rights of %s', (role, rights) => {
	expect(GROUP_RIGHTS.filter((right) => mayInGroup(role, right))).toEqual(rights)
})

test.each<[GroupRole, GroupRole, boolean]>([
	['admin', 'moderator', true],
	['admin', 'admin', false],
	['moderator', 'member', true],
	['moderator', 'moderator', false],
	['member', 'admin', false],
])('%s outranks %s: %s', (role, other, expected) => {
	expect(outranks(role, other)).toBe(expected)
})
