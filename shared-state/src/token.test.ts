import { storedSession } from './token.ts'

test.each(['\u0000', 'two words', '<script>', 'a'.repeat(201)])(
	'a stored token that reads %j is none, since no header could hold it',
	(stored) => {
		localStorage.setItem('niouka:token', stored)
		expect(storedSession()).toEqual({ token: '', memberId: undefined })
	},
)

test('whose session it is counts for its own token only: an older version of the site stores a token alone', () => {
	localStorage.setItem('niouka:member', 'davi half')
	localStorage.setItem('niouka:token', 'half')
	expect(storedSession()).toEqual({ token: 'half', memberId: 'davi' })
	localStorage.setItem('niouka:token', 'other')
	expect(storedSession()).toEqual({ token: 'other', memberId: undefined })
})
