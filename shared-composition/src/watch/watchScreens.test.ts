/** @jest-environment-options {"styles":true} */
import { jest } from '@jest/globals'
import { pageLog } from '../eventLog.ts'
import { $registry, pin } from '../registryStore.ts'
import { watchScreens } from './watchScreens.ts'

const slice = (name: string, owns: string[]) => ({
	name,
	version: '1.0.0',
	base: `/r/${name}/1.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns,
	exposes: {},
})
const slices = [slice('mfe-one', ['/one']), slice('mfe-two', ['/two'])]

/** What the browser would say of elements: jsdom lays nothing out. */
const isVisible = jest.fn(() => true)

beforeAll(() => {
	jest.useFakeTimers()
	Object.assign(Element.prototype, { checkVisibility: isVisible })
	Object.assign(document, { adoptedStyleSheets: [] })
	for (const each of slices) pin(each)
	$registry.set({ state: 'ready', registry: { revision: '1', slices } })
	watchScreens()
})
afterAll(() => jest.useRealTimers())

let pages = 0

/** The failures that are noticed on a page of the first slice within some seconds. */
function noticed(screen: string, seconds: number, path = '/one') {
	document.body.innerHTML = `<div id="root"><div><header>Niouka</header><div>${screen}</div><footer>Termos</footer></div></div>`
	history.replaceState(null, '', `${path}/${++pages}`)
	pageLog().events.length = 0
	jest.advanceTimersByTime(1000 + seconds * 1000)
	return pageLog().events.map((each) => `${each.slice}: ${each.error}`)
}

const NOTHING = ['mfe-one: the screen shows nothing']

test.each<[string, string, number, string[]]>([
	['text', '<main><p>Olá</p></main>', 30, []],
	['text without a main', '<p>Olá</p>', 30, []],
	['a picture', '<main><img></main>', 30, []],
	['nothing', '', 6, NOTHING],
	['nothing, just opened', '', 5, []],
	['an empty main', '<main><div></div></main>', 6, NOTHING],
	['a skeleton', '<main aria-busy="true"><span aria-hidden="true"></span></main>', 19, []],
	['a spinner', '<main><div aria-busy="true"><svg></svg></div></main>', 19, []],
	['a spinner that stays', '<main><div aria-busy="true"><svg></svg></div></main>', 20, NOTHING],
])('of a screen with %s', (_what, screen, seconds, failures) => {
	expect(noticed(screen, seconds)).toEqual(failures)
})

test.each(['', '<div><main><p>Olá</p></main></div>'])('a page that lost its frame has failed: %j', (rest) => {
	document.body.innerHTML = `<div id="root">${rest}</div>`
	history.replaceState(null, '', `/one/${++pages}`)
	pageLog().events.length = 0
	jest.advanceTimersByTime(7000)
	expect(pageLog().events.map((each) => `${each.slice}: ${each.error}`)).toEqual(['mfe-one: the frame is gone'])
})

test("the shell's own pages are not looked at", () => {
	expect(noticed('', 30, '/nowhere')).toEqual([])
})

test('a hidden screen is shown again, and blames the slices that run, where no file tells whose style it is', () => {
	isVisible.mockReturnValue(false)
	const failures = noticed(
		'<style>@media all { main { display: none; color: red; } }</style><main><p>Olá</p></main>',
		6,
	)
	expect(failures).toEqual(slices.map(({ name }) => `${name}: styles hide the screen`))
	expect(getComputedStyle(document.querySelector('main') ?? document.body).display).toBe('block')
	isVisible.mockReturnValue(true)
})
