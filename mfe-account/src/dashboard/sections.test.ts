import { sectionsFor } from './sections.tsx'

test.each([
	['member', ['/dashboard', '/dashboard/contributions', '/dashboard/missing', '/proposals/confirm', '/proposals']],
	[
		'moderator',
		[
			'/dashboard',
			'/dashboard/contributions',
			'/dashboard/missing',
			'/proposals/confirm',
			'/proposals',
			'/dashboard/edits',
			'/moderation',
		],
	],
	[
		'admin',
		[
			'/dashboard',
			'/dashboard/contributions',
			'/dashboard/missing',
			'/proposals/confirm',
			'/proposals',
			'/dashboard/edits',
			'/moderation',
			'/dashboard/members',
			'/dashboard/sources',
			'/dashboard/releases',
		],
	],
] as const)('a %s sees %j', (role, expected) => {
	expect(sectionsFor(role).map(({ to }) => to)).toEqual(expected)
})
