import { membersPath, parseMembersQuery } from './membersQuery.ts'

test.each([
	['', { q: '', role: undefined, page: 1 }],
	['q=bia&role=admin&page=3', { q: 'bia', role: 'admin', page: 3 }],
	['role=emperor&page=0', { q: '', role: undefined, page: 1 }],
	['page=-2&q=%20', { q: ' ', role: undefined, page: 1 }],
])('?%s is parsed as %j', (query, expected) => {
	expect(parseMembersQuery(new URLSearchParams(query))).toEqual(expected)
})

test('a path has no default values, and parses to the same query', () => {
	expect(membersPath({ q: '  ', role: undefined, page: 1 })).toBe('/dashboard/members')
	const asked = { q: 'Bia & Caio', role: 'moderator', page: 2 } as const
	expect(parseMembersQuery(new URL(membersPath(asked), 'https://niouka.example').searchParams)).toEqual(asked)
})
