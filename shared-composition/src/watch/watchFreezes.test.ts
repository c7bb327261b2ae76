import { jest } from '@jest/globals'
import { OPEN_PAGE_KEY } from 'shared-contract'
import { pageLog } from '../eventLog.ts'
import { $registry } from '../registryStore.ts'
import { watchFreezes } from './watchFreezes.ts'

const slice = (name: string, owns: string[]) => ({
	name,
	version: '2.0.0',
	base: `/r/${name}/2.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns,
	exposes: {},
})
const OTHER_PAGE = `${OPEN_PAGE_KEY}1`
// Before the clock is faked.
const OWN_PAGE = OPEN_PAGE_KEY + performance.timeOrigin
const own = () => JSON.parse(localStorage.getItem(OWN_PAGE) ?? 'null')
let isHidden = false

beforeAll(() => {
	jest.useFakeTimers()
	const local = { ...slice('mfe-local', ['/local']), override: true }
	$registry.set({
		state: 'ready',
		registry: { revision: '1', slices: [slice('mfe-one', ['/one']), slice('mfe-two', ['/two']), local] },
	})
	history.replaceState(null, '', '/one/1')
	watchFreezes()
})
beforeEach(() => void jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden))
afterAll(() => jest.useRealTimers())

/** The failures that this page reports of another one. */
function reported(mark: unknown) {
	pageLog().events.length = 0
	localStorage.setItem(OTHER_PAGE, typeof mark === 'string' ? mark : JSON.stringify(mark))
	jest.advanceTimersByTime(5000)
	return pageLog().events.map((each) => `${each.phase} ${each.slice}@${each.version} ${each.module}: ${each.error}`)
}

const page = (secondsAgo: number, path = '/two/7') => ({
	at: Date.now() + 5000 - secondsAgo * 1000,
	path,
	versions: { 'mfe-one': '1.0.0', 'mfe-two': '1.5.0' },
})

test.each<[string, () => unknown, string[]]>([
	['that was silent for long', () => page(11), ['late mfe-two@1.5.0 routes: the page froze']],
	['of the shell', () => page(11, '/nowhere'), []],
	['of a slice that it did not have', () => page(11, '/local'), []],
	['of a clock that was set back', () => page(-3600), []],
	['that nobody can read', () => '{', []],
	['of another form', () => ({ at: 'yesterday' }), []],
])('of a page %s', (_what, mark, failures) => {
	expect(reported(mark())).toEqual(failures)
	// It is told once.
	expect(localStorage.getItem(OTHER_PAGE)).toBeNull()
})

test('a page that slept itself waits a beat, as another one beside it has slept too', () => {
	localStorage.setItem(OTHER_PAGE, JSON.stringify(page(0)))
	pageLog().events.length = 0
	jest.setSystemTime(Date.now() + 60_000)
	jest.advanceTimersByTime(5000)
	expect(pageLog().events).toEqual([])
	// It has said by now that it runs.
	localStorage.setItem(OTHER_PAGE, JSON.stringify(page(1)))
	jest.advanceTimersByTime(5000)
	expect(pageLog().events).toEqual([])
	localStorage.removeItem(OTHER_PAGE)
})

test('a page that prints keeps no mark', () => {
	jest.advanceTimersByTime(5000)
	expect(own()).not.toBeNull()
	dispatchEvent(new Event('beforeprint'))
	expect(own()).toBeNull()
})

test('a page that still runs is left alone', () => {
	expect(reported(page(9))).toEqual([])
	expect(localStorage.getItem(OTHER_PAGE)).not.toBeNull()
	localStorage.removeItem(OTHER_PAGE)
})

test('the page itself says where it is and goes to, with the versions that everybody is given', () => {
	const versions = { 'mfe-one': '2.0.0', 'mfe-two': '2.0.0' }
	expect(own()).toEqual({ at: Date.now(), path: '/one/1', versions })
	document.body.innerHTML = '<a href="/two/2"><b>2</b></a>'
	document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
	expect(own().path).toBe('/one/1')
	document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
	expect(own().path).toBe('/two/2')
	jest.advanceTimersByTime(5000)
	expect(own()).toEqual({ at: Date.now(), path: '/two/2', versions })
	history.replaceState(null, '', '/two/3')
	dispatchEvent(new PopStateEvent('popstate'))
	expect(own().path).toBe('/two/3')
})

test('a hidden page says nothing, and looks for nothing', () => {
	isHidden = true
	localStorage.clear()
	expect(reported(page(60))).toEqual([])
	expect(own()).toBeNull()
	isHidden = false
})

test('a browser that keeps nothing changes nothing', () => {
	const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError')
	})
	expect(() => jest.advanceTimersByTime(5000)).not.toThrow()
	refusing.mockRestore()
})
