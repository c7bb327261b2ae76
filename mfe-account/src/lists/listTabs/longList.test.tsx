import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ListEntry, ListPage } from 'shared-contract'
import { answerWith, ok, openWidget, press, requests, SERVER_ERROR, signInAs } from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { noFilters } from '../../shared/testing/ownList.testing.tsx'
import ListTabs from './ListTabs.tsx'

const ENTRIES = 400
const entries = Array.from({ length: ENTRIES }, (_, at) => anEntry(aTitle(at + 1), { status: 'current' }))
const counts = { current: ENTRIES, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
const page = (items: ListEntry[], next: string | null = null) => ok({ counts, items, next } satisfies ListPage)
const address = (more = '') => `GET /api/profiles/%40me/list?kind=anime&status=current&sort=changed${more}`

const link = (id: number) => screen.queryByRole('link', { name: `Obra ${id}` })
const shown = () => screen.getAllByRole('link').length
const key = (key: string, more: object = {}) =>
	act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
beforeEach(async () => {
	await signInAs('member')
	Object.assign(globalThis, { scrollY: 0 })
	Object.defineProperty(document.documentElement, 'scrollHeight', { value: 69 * ENTRIES, configurable: true })
	jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69)
	// Nothing has a size here; what the page holds moves with it.
	jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrollY, 0, 0))
	Object.assign(globalThis, {
		scrollTo(to: ScrollToOptions) {
			Object.assign(globalThis, { scrollY: to.top })
			document.dispatchEvent(new Event('scroll', { bubbles: true }))
		},
	})
})

/** Until a list that was scrolled has come to rest. */
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)))

async function open() {
	answerWith({ ...noFilters(), [address()]: page(entries) })
	await openWidget(<ListTabs username="@me" list="anime" isOwn />)
	await rest()
	expect(shown()).toBeLessThan(60)
}

test('of a long list only what is near the window is in the page, and End and Home reach the rest', async () => {
	await open()
	expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(ENTRIES + 1))
	expect(link(ENTRIES)).toBeNull()
	act(() => link(1)?.focus())
	await key('End')
	await rest()
	expect(link(ENTRIES)).toHaveFocus()
	expect(link(1)).toBeNull()
	expect(screen.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', String(ENTRIES + 1))
	await key('ArrowUp')
	expect(link(ENTRIES - 1)).toHaveFocus()
	expect(shown()).toBeLessThan(60)
})

test('where the row of the keyboard has been scrolled away, the first that is there is its stop', async () => {
	await open()
	act(() => link(1)?.focus())
	act(() => link(1)?.blur())
	act(() => globalThis.scrollTo({ top: 20_000 }))
	await rest()
	expect(link(1)).toBeNull()
	expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([0, ...Array(shown() - 1).fill(-1)])
})

test('a list that becomes long keeps the focus', async () => {
	answerWith({ ...noFilters(), [address()]: page(entries) })
	await openWidget(<ListTabs username="@me" list="anime" isOwn />)
	act(() => link(2)?.focus())
	await rest()
	expect(shown()).toBeLessThan(60)
	expect(link(2)).toHaveFocus()
})

test('a reader who scrolled away from the focused row stays there when the next page comes', async () => {
	answerWith({
		...noFilters(),
		[address()]: page(entries.slice(0, 300), '1~300'),
		[address('&after=1%7E300')]: page(entries.slice(300)),
	})
	await openWidget(<ListTabs username="@me" list="anime" isOwn />)
	await rest()
	act(() => link(4)?.focus())
	act(() => globalThis.scrollTo({ top: 10_000 }))
	await rest()
	expect(link(4)).toBeNull()
	await press(screen.getByRole('button', { name: 'Mostrar mais' }))
	await rest()
	expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(ENTRIES + 1))
	expect(scrollY).toBe(10_000)
	expect(link(4)).toBeNull()
})

test('all of a long list is selected, and counted', async () => {
	await open()
	act(() => link(1)?.focus())
	await key('a', { ctrlKey: true })
	expect(await screen.findByText(`${ENTRIES} selecionadas`)).toBeVisible()
})

describe('the next page', () => {
	let approach: () => void
	beforeEach(() => {
		const near: (() => void)[] = []
		approach = () => near.at(-1)?.()
		Object.assign(globalThis, {
			IntersectionObserver: class {
				constructor(tell: (seen: object[]) => void) {
					near.push(() => tell([{ isIntersecting: true }]))
				}
				observe() {}
				disconnect() {}
			},
		})
	})
	afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'))
	const asked = () => requests.filter(({ path }) => /\/list(\?|$)/.test(path)).length

	test('comes by itself as its button comes near, one at a time', async () => {
		answerWith({
			...noFilters(),
			[address()]: page(entries.slice(0, 3), '1~3'),
			[address('&after=1%7E3')]: page(entries.slice(3, 6), '1~6'),
		})
		await openWidget(<ListTabs username="@me" list="anime" isOwn />)
		expect(asked()).toBe(1)
		await act(async () => approach())
		expect(link(6)).toBeVisible()
		expect(asked()).toBe(2)
	})

	test('waits for the reader after a failure', async () => {
		answerWith({
			...noFilters(),
			[address()]: page(entries.slice(0, 3), '1~3'),
			[address('&after=1%7E3')]: SERVER_ERROR,
		})
		await openWidget(<ListTabs username="@me" list="anime" isOwn />)
		await act(async () => approach())
		expect(screen.getByRole('alert')).toHaveTextContent('A lista não pôde ser carregada')
		expect(asked()).toBe(2)
		expect(screen.getByRole('button', { name: 'Mostrar mais' })).toBeEnabled()
	})
})
