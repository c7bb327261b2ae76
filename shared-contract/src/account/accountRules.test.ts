import { accountChangeErrors } from './accountRules.ts'

const standing = { username: '?', email: null }
const kept = { username: '?', bio: '', email: '' }
const GOOD = 'lanterna-torta-41'

test.each([
	[{}, {}],
	[{ username: ' Bia ', bio: '🏮'.repeat(500), email: ' bia@exemplo.com.br ' }, {}],
	[{ newPassword: GOOD, confirmation: GOOD }, {}],
	[{ newPassword: '', confirmation: '' }, {}],
	[{ username: '!' }, { username: 'auth.username.invalid' }],
	[{ bio: 'x'.repeat(501) }, { bio: 'text.tooLong' }],
	[{ email: 'bia@' }, { email: 'auth.email.invalid' }],
	[{ newPassword: 'curta', confirmation: 'curta' }, { newPassword: 'auth.password.short' }],
	[{ newPassword: 'x'.repeat(257), confirmation: 'x'.repeat(257) }, { newPassword: 'auth.password.long' }],
	[{ newPassword: GOOD, confirmation: 'outra' }, { confirmation: 'auth.password.mismatch' }],
	[{ confirmation: 'outra' }, { confirmation: 'auth.password.mismatch' }],
])('of %j is wrong: %j', (change, breaches) => {
	expect(accountChangeErrors(standing, { ...kept, ...change })).toEqual(breaches)
})
