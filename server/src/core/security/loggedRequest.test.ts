import { loggedUrl } from './loggedRequest.ts'

test.each([
	['/auth?reset=abc_-9', '/auth?reset=…'],
	['/settings?email=abc&tab=1', '/settings?email=…&tab=1'],
	['/auth?CODE=abc&state=def', '/auth?CODE=…&state=…'],
	['/oauth/authorize?code_challenge=abc&scope=a', '/oauth/authorize?code_challenge=…&scope=a'],
	['/device?user_code=ABCD-EFGH', '/device?user_code=…'],
	['/api/groups/invited?link=abc', '/api/groups/invited?link=…'],
	['/messages/join/abc', '/messages/join/…'],
	['/auth?next=%2Fmessages%2Fjoin%2Fabc&x=1', '/auth?next=%2Fmessages%2Fjoin%2F…&x=1'],
	['/calendar/abc_-9.ics?hl=ja', '/calendar/….ics?hl=ja'],
	['/hooks/media/abc_-9?x=1', '/hooks/media/…?x=1'],
	['/unsubscribe/letter.abc.def?hl=ja', '/unsubscribe/…?hl=ja'],
	['/preview/abc.d/e+f?at=%2Fanime%2F1', '/preview/…?at=%2Fanime%2F1'],
	['/anime?genre=drama&page=2', '/anime?genre=drama&page=2'],
	['/api/search?q=barcode%3D1', '/api/search?q=barcode%3D1'],
])('%s is logged as %s', (url, logged) => {
	expect(loggedUrl(url)).toBe(logged)
})
