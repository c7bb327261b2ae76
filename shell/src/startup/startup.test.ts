import { jest } from '@jest/globals'
import { OPEN_PAGE_KEY, READING_ID, REGISTRY_BLOCK, SCRIPTS_ID, STARTUP_SCREEN_MS } from 'shared-contract'
import { hideStartupScreen } from './hideStartupScreen.ts'
import { LATE, STARTUP_CSS, STARTUP_MARKUP, STARTUP_TEXTS, TOO_OLD, withStartup } from './startupMarkup.ts'
import { STARTUP_FADE_MS, STARTUP_ID, STARTUP_LATE_MS } from './startupScreen.ts'

const screenOnPage = () => document.getElementById(STARTUP_ID)
const isInert = () => document.getElementById('root')?.hasAttribute('inert')

beforeEach(() => {
	jest.useFakeTimers()
	jest.spyOn(performance, 'now').mockReturnValue(300)
	document.body.innerHTML = `${STARTUP_MARKUP}<div id="root"></div>`
})
afterEach(() => jest.useRealTimers())

test('the start-up screen covers the page for 1,500 ms from the start, then fades out', () => {
	hideStartupScreen()
	jest.advanceTimersByTime(STARTUP_SCREEN_MS - 301)
	expect(screenOnPage()?.dataset.leaving).toBeUndefined()
	expect(isInert()).toBe(true)
	jest.advanceTimersByTime(1)
	expect(screenOnPage()?.dataset.leaving).toBe('')
	expect(isInert()).toBe(false)
	jest.advanceTimersByTime(STARTUP_FADE_MS)
	expect(screenOnPage()).toBeNull()
})

test('on a slow page it fades out at once', () => {
	jest.spyOn(performance, 'now').mockReturnValue(4000)
	hideStartupScreen()
	jest.advanceTimersByTime(0)
	expect(screenOnPage()?.dataset.leaving).toBe('')
})

test('once it has lifted from what can be read, it goes at once', () => {
	document.body.innerHTML = `${STARTUP_MARKUP}<div id="${READING_ID}"></div><div id="root"></div>`
	const lifted = STARTUP_SCREEN_MS + STARTUP_FADE_MS
	const now = jest.spyOn(performance, 'now').mockReturnValue(lifted)
	hideStartupScreen()()
	expect(screenOnPage()).not.toBeNull()
	now.mockReturnValue(lifted + 1)
	hideStartupScreen()
	expect(screenOnPage()).toBeNull()
})

test('it holds its text in every language, and CSS shows that of the page', () => {
	for (const [locale, text] of Object.entries(STARTUP_TEXTS)) {
		for (const each of [text, TOO_OLD[locale as 'pt'], LATE[locale as 'pt']])
			expect(screenOnPage()).toHaveTextContent(each)
		expect(STARTUP_CSS).toContain(`:root:lang(${locale}) #${STARTUP_ID} p:lang(${locale})`)
	}
})

test('it says what to do after 15 s, also where motion is reduced', () => {
	expect(STARTUP_LATE_MS).toBe(15_000)
	expect(STARTUP_CSS).toContain('animation-delay:15000ms!important')
	const reduced = /prefers-reduced-motion:reduce\)\{([^{]+)\{animation:none!important/.exec(STARTUP_CSS)?.[1]
	const notice = document.querySelector(`#${STARTUP_ID}>div+div`)
	expect(notice?.matches(reduced ?? '*')).toBe(false)
})

test('its markup needs no script', () => {
	expect(STARTUP_MARKUP).not.toMatch(/<script|\son\w+=|style=/)
})

test('its animations count from the start of the navigation, by a script after what they depend on', () => {
	const page = withStartup('<head></head><body>{{reading}}<div id="root"></div></body>')
	const [, script = '', after = ''] = /{{reading}}<script>(.*?)<\/script>(.*)/s.exec(page) ?? []
	expect(after).toMatch(/^<div id="root"><\/div><script>/)
	const animations = [{ startTime: 700 }, { startTime: null }]
	const screen = document.getElementById(STARTUP_ID)
	if (!screen) throw new Error('there is a start-up screen')
	Object.assign(screen, { getAnimations: () => animations })
	new Function(script)()
	expect(animations).toEqual([{ startTime: 0 }, { startTime: 0 }])
	expect(screen).not.toHaveAttribute('data-over')
	screen.insertAdjacentHTML('afterend', `<div id="${READING_ID}"></div>`)
	new Function(script)()
	expect(screen).toHaveAttribute('data-over')
})

test('none of its styles is looked at again with each change of the page', () => {
	expect(STARTUP_CSS.replaceAll('@supports selector(:has(a))', '')).not.toContain(':has(')
})

describe('the first scripts', () => {
	const page = withStartup('<body><div id="root"></div>{{data}}</body>')
	const run = new Function(/.*<script>(.*?)<\/script><\/body>/s.exec(page)?.[1] ?? 'throw 0')
	const started = () => [...document.querySelectorAll('script')].map((script) => script.outerHTML)

	let isHidden = false

	beforeEach(() => {
		jest.useFakeTimers()
		isHidden = false
		jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
		document.body.innerHTML = `<div id="${READING_ID}"></div>`
		document.head.innerHTML =
			'<link rel="preload" as="script" href="/s/one.js" data-start>' +
			'<link rel="preload" as="script" href="/s/two.js" data-start>' +
			'<link rel="preload" as="script" href="/r/three.js">'
	})

	test('run in their order after the first paint, as they were asked for', () => {
		run()
		expect(started()).toEqual([])
		jest.advanceTimersByTime(40)
		expect(started()).toEqual([
			'<script defer="" src="/s/one.js"></script>',
			'<script defer="" src="/s/two.js"></script>',
		])
		expect([...document.scripts].map((script) => script.async)).toEqual([false, false])
	})

	test('are asked for with all others of the page once it is painted, where they stand in its template', () => {
		document.head.innerHTML = `<template id="${SCRIPTS_ID}">${document.head.innerHTML}</template>`
		run()
		expect(document.querySelectorAll('link')).toHaveLength(0)
		jest.advanceTimersByTime(40)
		expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(3)
		expect(started()).toHaveLength(2)
	})

	test.each([
		['is hidden', () => (isHidden = true)],
		['has nothing to read', () => (document.body.innerHTML = '')],
	])('do not wait for the paint of a page that %s', (_what, change) => {
		change()
		run()
		expect(started()).toHaveLength(2)
	})
})

describe('the mark of an open page', () => {
	const page = withStartup('<body><div id="root"></div>{{data}}</body>')
	const run = new Function(/{{data}}<script>(.*?)<\/script><script>/s.exec(page)?.[1] ?? 'throw 0')
	const key = OPEN_PAGE_KEY + performance.timeOrigin
	const mark = () => JSON.parse(localStorage.getItem(key) ?? 'null')
	let isHidden = false

	beforeEach(() => {
		jest.useFakeTimers({ doNotFake: ['performance'] })
		isHidden = false
		jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
		localStorage.clear()
		const slices = [
			{ name: 'mfe-one', version: '1.0.0' },
			{ name: 'mfe-two', version: '2.0.0', override: true },
		]
		document.body.innerHTML = `<script type="application/json" id="${REGISTRY_BLOCK}">${JSON.stringify({ slices })}</script>`
		history.replaceState(null, '', '/anime/1?q=x')
	})

	test('says where the page is, with the versions that everybody is given', () => {
		run()
		expect(mark()).toEqual({ at: Date.now(), path: '/anime/1', versions: { 'mfe-one': '1.0.0' } })
	})

	test.each([
		['is left', 'pagehide', false],
		['is hidden', 'visibilitychange', true],
	])('goes when the page %s', (_what, event, hidden) => {
		run()
		isHidden = hidden
		dispatchEvent(new Event(event))
		expect(mark()).toBeNull()
	})

	test.each([
		['in a tab in the background', () => (isHidden = true)],
		['without a registry', () => document.body.replaceChildren()],
		[
			'without storage',
			() =>
				jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
					throw new Error()
				}),
		],
	])('is not made %s', (_what, prepare) => {
		prepare()
		run()
		jest.restoreAllMocks()
		expect(mark()).toBeNull()
	})
})

test('it is the first element of the page', () => {
	const page = withStartup('<head><title></title></head><body><div id="root"></div></body>')
	expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('</head>'))
	expect(page.indexOf(`id="${STARTUP_ID}"`)).toBeLessThan(page.indexOf('id="root"'))
})
