import { jest } from '@jest/globals'
import { STARTUP_SCREEN_MS } from 'shared-contract'
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
	const notice = document.querySelector(`#${STARTUP_ID}>div`)
	expect(notice?.matches(reduced ?? '*')).toBe(false)
})

test('its markup needs no script', () => {
	expect(STARTUP_MARKUP).not.toMatch(/<script|\son\w+=|style=/)
})

test('its animations count from the start of the navigation, by a script after what they depend on', () => {
	const page = withStartup('<head></head><body>{{reading}}<div id="root"></div></body>')
	const [, script = '', after = ''] = /{{reading}}<script>(.*?)<\/script>(.*)/s.exec(page) ?? []
	expect(after).toBe('<div id="root"></div></body>')
	const animations = [{ startTime: 700 }, { startTime: null }]
	const screen = document.getElementById(STARTUP_ID)
	if (!screen) throw new Error('there is a start-up screen')
	Object.assign(screen, { getAnimations: () => animations })
	new Function(script)()
	expect(animations).toEqual([{ startTime: 0 }, { startTime: 0 }])
})

test('it is the first element of the page', () => {
	const page = withStartup('<head><title></title></head><body><div id="root"></div></body>')
	expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('</head>'))
	expect(page.indexOf(`id="${STARTUP_ID}"`)).toBeLessThan(page.indexOf('id="root"'))
})
