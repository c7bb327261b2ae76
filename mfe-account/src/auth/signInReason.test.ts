import { signInReason } from './signInReason.ts'

test.each([
	['', undefined],
	['?next=%2F', undefined],
	['?next=%2Fanime%2F7', undefined],
	['?next=%2Flists', 'lists'],
	['?next=%2Flists%2Fimport', 'lists'],
	['?next=%2Fdashboard%3Ftab%3D1', 'dashboard'],
	['?next=%2Fadd%2Fanime', 'add'],
	['?next=%2Fauthorize%2Fx', 'authorize'],
	['?next=%2Fdevice%3Fcode%3DABCD', 'device'],
	['?next=%2Fmessages%2Fd%2Fx', 'messages'],
	['?next=%2Fprofile%3Ftab%3Danime-list', 'profile'],
	['?next=%2Fprofile%2FCarla', 'member'],
	['?next=%2F%2Fother.site%2Flists', undefined],
])('the query “%s” has the reason %s', (search, reason) => {
	expect(signInReason(search)).toBe(reason)
})
