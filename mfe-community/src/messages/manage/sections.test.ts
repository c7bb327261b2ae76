import { sectionOf, sectionsFor } from './sections.ts'

test.each([
	['invitations', 'admin', 'invitations'],
	['invitations', 'moderator', 'invitations'],
	['invitations', 'member', 'overview'],
	['channels', 'member', 'channels'],
	['elsewhere', 'admin', 'overview'],
	[null, 'admin', 'overview'],
] as const)('%s, wanted by %s, is %s', (wanted, role, section) => {
	expect(sectionOf(wanted, role)).toBe(section)
})

test('the four sections of the specification are there for every role', () => {
	expect(sectionsFor('member')).toEqual(['overview', 'roles', 'channels', 'members'])
})
