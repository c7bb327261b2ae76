import { $navigate, linkToThisSite, type Navigation } from './navigation.ts'

function show(html: string): HTMLElement {
	document.body.innerHTML = html
	return document.querySelector('b') as HTMLElement
}

test.each([
	['<a href="/anime/1?x=1#y"><b>x</b></a>', '/anime/1?x=1#y'],
	['<a href="http://localhost/explore"><b>x</b></a>', '/explore'],
	['<a href="https://elsewhere.example/explore"><b>x</b></a>', undefined],
	['<a href="/file" download><b>x</b></a>', undefined],
	['<a href="/new" target="_blank"><b>x</b></a>', undefined],
	['<a><b>x</b></a>', undefined],
	['<a href="http://["><b>x</b></a>', undefined],
	['<a href="mailto:a@b.example"><b>x</b></a>', undefined],
	['<p><b>x</b></p>', undefined],
])('the link %s leads to %s of this site', (html, path) => {
	const address = linkToThisSite(show(html))
	expect(address && address.pathname + address.search + address.hash).toBe(path)
})

describe('the router', () => {
	const went: [string, Navigation | undefined][] = []
	/** Whether the browser was left to follow it. */
	const press = (element: HTMLElement, click: MouseEventInit = {}) =>
		element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
	// The browser of the tests follows no link, and says so on the console.
	const stop = (event: Event) => event.preventDefault()

	beforeEach(() => {
		went.length = 0
		history.replaceState(null, '', '/explore?q=x')
		$navigate.set((path, how) => went.push([path, how]))
	})
	afterEach(() => removeEventListener('click', stop))

	test.each([
		['<a data-router href="/anime/1?x=1#y"><b>x</b></a>', '/anime/1?x=1#y', false, false],
		['<div data-router><p><a href="http://localhost/news"><b>x</b></a></p></div>', '/news', false, false],
		['<a data-router href="/explore?q=x"><b>x</b></a>', '/explore?q=x', true, false],
		['<a data-router="keep-scroll" href="?page=2"><b>x</b></a>', '/explore?page=2', false, true],
		['<a data-router="keep-scroll" href="/explore?q=x"><b>x</b></a>', '/explore?q=x', true, true],
	])('follows %s', (html, path, replace, preventScrollReset) => {
		expect(press(show(html))).toBe(false)
		expect(went).toEqual([[path, { replace, preventScrollReset }]])
	})

	test.each<[string, MouseEventInit]>([
		['<a href="/api/feed"><b>x</b></a>', {}],
		['<a data-router href="#y"><b>x</b></a>', {}],
		['<a data-router href="https://elsewhere.example/"><b>x</b></a>', {}],
		['<a data-router href="/file" download><b>x</b></a>', {}],
		['<a data-router href="/new" target="_blank"><b>x</b></a>', {}],
		['<div data-router><b>x</b></div>', {}],
		...(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map((key): [string, MouseEventInit] => [
			'<a data-router href="/anime/1"><b>x</b></a>',
			{ [key]: true },
		]),
		['<a data-router href="/anime/1"><b>x</b></a>', { button: 1 }],
	])('leaves %s to the browser (%o)', (html, click) => {
		const link = show(html)
		addEventListener('click', stop)
		press(link, click)
		expect(went).toEqual([])
	})

	test('leaves a click alone that the page has answered itself', () => {
		const link = show('<a data-router href="/anime/1"><b>x</b></a>')
		link.parentElement?.addEventListener('click', stop)
		press(link)
		expect(went).toEqual([])
	})
})
