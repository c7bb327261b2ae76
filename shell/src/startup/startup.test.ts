import { jest } from '@jest/globals'
import { STARTUP_SCREEN_MS } from 'shared-contract'
import { liftStartup } from './liftStartup.ts'
import { STARTUP_FADE_MS, STARTUP_ID } from './screen.ts'
import { STARTUP_CSS, STARTUP_MARKUP, STARTUP_WORDS, withStartup } from './static.ts'

const screenOnPage = () => document.getElementById(STARTUP_ID)
const isInert = () => document.getElementById('root')?.hasAttribute('inert')

beforeEach(() => {
	jest.useFakeTimers()
	jest.spyOn(performance, 'now').mockReturnValue(300)
	document.body.innerHTML = `${STARTUP_MARKUP}<div id="root"></div>`
})
afterEach(() => jest.useRealTimers())

test('the start-up screen covers the page for 1,500 ms from the start, then fades and goes', () => {
	liftStartup()
	jest.advanceTimersByTime(STARTUP_SCREEN_MS - 301)
	expect(screenOnPage()?.dataset.lifting).toBeUndefined()
	expect(isInert()).toBe(true)
	jest.advanceTimersByTime(1)
	expect(screenOnPage()?.dataset.lifting).toBe('')
	expect(isInert()).toBe(false)
	jest.advanceTimersByTime(STARTUP_FADE_MS)
	expect(screenOnPage()).toBeNull()
})

test('a page that was slow itself waits no longer', () => {
	jest.spyOn(performance, 'now').mockReturnValue(4000)
	liftStartup()
	jest.advanceTimersByTime(0)
	expect(screenOnPage()?.dataset.lifting).toBe('')
})

test('its text stands in every language, and the language of the page picks one', () => {
	for (const [locale, text] of Object.entries(STARTUP_WORDS)) {
		expect(screenOnPage()).toHaveTextContent(text)
		expect(STARTUP_CSS).toContain(`:root:lang(${locale}) #${STARTUP_ID} p:lang(${locale})`)
	}
})

test('it needs no script of its own', () => {
	expect(STARTUP_MARKUP).not.toMatch(/<script|\son\w+=|style=/)
})

test('it stands in the page before everything else', () => {
	const page = withStartup('<head><title></title></head><body><div id="root"></div></body>')
	expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('</head>'))
	expect(page.indexOf(`id="${STARTUP_ID}"`)).toBeLessThan(page.indexOf('id="root"'))
})
