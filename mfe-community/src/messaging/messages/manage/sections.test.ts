import { sectionOf, sectionsFor } from './sections.ts'

test.each([
	['invitations', 'admin', 'invitations'],
	['invitations', 'moderator', 'invitations'],
	['invitations', 'member', 'overview'],
	['log', 'moderator', 'log'],
	['log', 'member', 'overview'],
	['channels', 'member', 'channels'],
	['elsewhere', 'admin', 'overview'],
	[null, 'admin', 'overview'],
] as const)('%s requested by %s shows %s', (wanted, role, section) => {
	expect(sectionOf(wanted, role)).toBe(section)
})

test('every role sees the four specified sections, and where else the plan is', () => {
	expect(sectionsFor('member')).toEqual(['overview', 'roles', 'channels', 'members', 'outside'])
})
