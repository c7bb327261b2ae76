import * as contract from 'shared-contract'
import { ROUTES } from 'shared-contract/api'
import { ASSETS, isOfflinePath, MEMBER_HEADER, NO_PAGES, OFFLINE_READS } from './paths.ts'

test('what may be read without a network is read by routes of the contract', () => {
	const reads = ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path)
	expect(OFFLINE_READS.filter((path) => !reads.includes(path))).toEqual([])
})

test('answers are stored under the member that the client names', () => {
	expect(MEMBER_HEADER).toBe(contract.MEMBER_HEADER)
})

test.each(['/api/list', '/api/list/7', '/api/titles/7', '/locales/ja.json'])(
	'%s may be read without a network',
	(path) => {
		expect(isOfflinePath(path)).toBe(true)
	},
)

test.each(['/api/conversations', '/api/list/7/log', '/api/titles', '/api/account', '/api/notifications'])(
	'%s is not stored',
	(path) => {
		expect(isOfflinePath(path)).toBe(false)
	},
)

test.each([
	'/api/docs',
	'/og/page/home.png',
	'/calendar/abc.ics',
	'/dumps/schema.json',
	'/embed/title/1',
	'/mal/v2/anime',
	'/oauth/authorize',
	'/developers/reference',
	'/r/mfe-account/1/entry.js',
	'/uploads/0.webp',
])('%s is no page', (path) => {
	expect(NO_PAGES.test(path)).toBe(true)
})

test.each([
	'/',
	'/calendar',
	'/data',
	'/developers',
	'/search',
	'/releases',
	'/anime/1',
	'/auth',
	'/compare/a.b/c',
	'/tag/a.b',
	'/profile/bia.mori',
])('%s is a page, and no file', (path) => {
	expect([NO_PAGES.test(path), ASSETS.test(path)]).toEqual([false, false])
})
