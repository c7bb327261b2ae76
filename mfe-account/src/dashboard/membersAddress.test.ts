import { membersPath, readMembersAddress } from './membersAddress.ts'

test.each([
	['', { q: '', role: undefined, page: 1 }],
	['q=bia&role=admin&page=3', { q: 'bia', role: 'admin', page: 3 }],
	['role=emperor&page=0', { q: '', role: undefined, page: 1 }],
	['page=-2&q=%20', { q: ' ', role: undefined, page: 1 }],
])('?%s asks for %j', (query, expected) => {
	expect(readMembersAddress(new URLSearchParams(query))).toEqual(expected)
})

test('an address says no more than it must, and is read as it was written', () => {
	expect(membersPath({ q: '  ', role: undefined, page: 1 })).toBe('/dashboard/members')
	const asked = { q: 'Bia & Caio', role: 'moderator', page: 2 } as const
	expect(readMembersAddress(new URL(membersPath(asked), 'https://niouka.example').searchParams)).toEqual(asked)
})
