import { storedSession } from './sessionToken.ts'

test.each(['\u0000', 'two words', '<script>', 'a'.repeat(201)])(
	'the stored token %j is ignored, because no header can hold it',
	(stored) => {
		localStorage.setItem('niouka:token', stored)
		expect(storedSession()).toEqual({ token: '', memberId: undefined })
	},
)

test('the stored member id is valid for its own token only', () => {
	localStorage.setItem('niouka:member', 'davi half')
	localStorage.setItem('niouka:token', 'half')
	expect(storedSession()).toEqual({ token: 'half', memberId: 'davi' })
	localStorage.setItem('niouka:token', 'other')
	expect(storedSession()).toEqual({ token: 'other', memberId: undefined })
})

test('a preview that is seen as a visitor has no session, and leaves the stored one alone', () => {
	localStorage.setItem('niouka:token', 'half')
	document.documentElement.dataset.visitor = ''
	expect(storedSession()).toEqual({ token: '', memberId: undefined })
	delete document.documentElement.dataset.visitor
	expect(storedSession().token).toBe('half')
})
