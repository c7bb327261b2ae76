import { placesFor } from './places.tsx'

test.each([
	['member', ['/dashboard', '/dashboard/contributions']],
	['moderator', ['/dashboard', '/dashboard/contributions', '/dashboard/edits', '/moderation']],
	[
		'admin',
		[
			'/dashboard',
			'/dashboard/contributions',
			'/dashboard/edits',
			'/moderation',
			'/dashboard/members',
			'/dashboard/releases',
		],
	],
] as const)('a %s finds %j', (role, expected) => {
	expect(placesFor(role).map(({ to }) => to)).toEqual(expected)
})
