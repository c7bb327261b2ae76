import type { ConnectionPage } from 'shared-contract'
import { withDemoChanges, withFollowed, withoutMember } from './connectionPage.ts'

const person = (id: string, isFollowed: boolean) => ({
	id,
	username: id,
	avatarUrl: null,
	role: 'member' as const,
	isFollowed,
})
const page = (isOwn: boolean): ConnectionPage => ({
	items: [person('a', true), person('b', false)],
	next: null,
	totals: { followers: 5, following: 3 },
	isOwn,
})

test('unfollowing removes the member from the own list', () => {
	const changed = withFollowed(page(true), 'following', 'a', false)
	expect([changed.items.map(({ id }) => id), changed.totals]).toEqual([['b'], { followers: 5, following: 2 }])
})

test('in the own followers only the button and the other list’s total change', () => {
	const changed = withFollowed(page(true), 'followers', 'b', true)
	expect([changed.items.map(({ isFollowed }) => isFollowed), changed.totals]).toEqual([
		[true, true],
		{ followers: 5, following: 4 },
	])
})

test.each(['followers', 'following'] as const)('in the %s of another member only the button changes', (side) => {
	const changed = withFollowed(page(false), side, 'a', false)
	expect([changed.items.map(({ isFollowed }) => isFollowed), changed.totals]).toEqual([
		[false, false],
		{ followers: 5, following: 3 },
	])
})

test('removing a follower removes the member once and lowers the total', () => {
	const changed = withoutMember(page(true), 'followers', 'a')
	expect([changed.items.map(({ id }) => id), changed.totals.followers]).toEqual([['b'], 4])
	expect(withoutMember(changed, 'followers', 'a')).toBe(changed)
})

test.each([
	['followers', '', ['b'], { followers: 4, following: 3 }],
	['following', '', ['c', 'b'], { followers: 4, following: 3 }],
	['following', 'C', ['c', 'b'], { followers: 4, following: 3 }],
	['following', 'x', ['b'], { followers: 4, following: 3 }],
	['following', undefined, ['b'], { followers: 4, following: 3 }],
] as const)('demo changes apply to the own %s with the search %s', (side, q, ids, totals) => {
	const given = { ...page(true), items: [person('a', true), person('b', true)] }
	const toggled = new Map([person('a', true), person('c', false)].map((one) => [one.id, one]))
	const shown = withDemoChanges(given, { side, q }, { toggled, removed: new Set(['a']) })
	expect([shown.items.map(({ id }) => id), shown.totals]).toEqual([ids, totals])
})

test('in the lists of another member a demo change changes the button only', () => {
	const toggled = new Map([['b', person('b', false)]])
	const shown = withDemoChanges(page(false), { side: 'followers', q: '' }, { toggled, removed: new Set() })
	expect([shown.items.map(({ isFollowed }) => isFollowed), shown.totals]).toEqual([[true, true], page(false).totals])
})
