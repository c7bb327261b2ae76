import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { RowCarousel } from './RowCarousel.tsx'

const MOVING = { interval: 5000, jitter: 1000, pauseLabel: 'Pausar', playLabel: 'Retomar' }

/** A row of 5 cards of 100 px of which 2 are in sight, as jsdom has no layout. */
function showRow() {
	render(
		<RowCarousel label="Populares" previousLabel="Anteriores" nextLabel="Próximos" autoScroll={MOVING}>
			{[1, 2, 3, 4, 5].map((card) => (
				<a key={card} href={`/anime/${card}`}>
					{card}
				</a>
			))}
		</RowCarousel>,
	)
	const row = screen.getByRole('list')
	Object.defineProperties(row, { clientWidth: { value: 200 }, scrollWidth: { value: 500 } })
	Array.from(row.children).forEach((card, index) => {
		Object.defineProperty(card, 'offsetLeft', { value: index * 100 })
	})
	return row
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** The rows are laid out. */
let layOut: () => void = () => {}
class FakeResizeObserver {
	constructor(callback: () => void) {
		const before = layOut
		layOut = () => {
			before()
			callback()
		}
	}
	observe() {}
	disconnect() {}
}

beforeEach(() => {
	Object.assign(globalThis, { ResizeObserver: FakeResizeObserver })
	layOut = () => {}
	jest.useFakeTimers()
	jest.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
	jest.useRealTimers()
	jest.restoreAllMocks()
	document.body.className = ''
})

test('it moves on by a card every 5 s', () => {
	const row = showRow()
	wait(4999)
	expect(row.scrollLeft).toBe(0)
	wait(1)
	expect(row.scrollLeft).toBe(100)
	wait(5000)
	expect(row.scrollLeft).toBe(200)
})

test.each([
	[0, 4000],
	[1, 6000],
])('chance %d makes the interval %i ms', (chance, interval) => {
	jest.spyOn(Math, 'random').mockReturnValue(chance)
	const row = showRow()
	wait(interval - 1)
	expect(row.scrollLeft).toBe(0)
	wait(1)
	expect(row.scrollLeft).toBe(100)
})

test.each([
	[294, 394],
	[295, 0],
	[300, 0],
])('from %i px of 300 it goes to %i px', (from, to) => {
	const row = showRow()
	row.scrollLeft = from
	wait(5000)
	expect(row.scrollLeft).toBe(to)
})

test('it waits while the pointer is on it', () => {
	const row = showRow()
	fireEvent.pointerEnter(screen.getByRole('group'))
	wait(20_000)
	expect(row.scrollLeft).toBe(0)
	fireEvent.pointerLeave(screen.getByRole('group'))
	wait(5000)
	expect(row.scrollLeft).toBe(100)
})

test('it waits while the keyboard is in it', () => {
	const row = showRow()
	screen.getByRole('link', { name: '2' }).focus()
	wait(20_000)
	expect(row.scrollLeft).toBe(0)
})

test.each(['touchStart', 'wheel'] as const)('%s stops it until its button is pressed', (gesture) => {
	const row = showRow()
	fireEvent[gesture](row)
	wait(60_000)
	expect(row.scrollLeft).toBe(0)
	fireEvent.click(screen.getByRole('button', { name: 'Retomar' }))
	wait(5000)
	expect(row.scrollLeft).toBe(100)
})

test('its button stops it, whatever the pointer does, and the focus on the button does not hold it afterwards', () => {
	const row = showRow()
	const toggle = screen.getByRole('button', { name: 'Pausar' })
	toggle.focus()
	fireEvent.click(toggle)
	fireEvent.pointerEnter(screen.getByRole('group'))
	fireEvent.pointerLeave(screen.getByRole('group'))
	wait(60_000)
	expect(row.scrollLeft).toBe(0)
	expect(toggle).toHaveAccessibleName('Retomar')
	fireEvent.click(toggle)
	wait(5000)
	expect(row.scrollLeft).toBe(100)
})

test('where nothing moves there is nothing to stop', async () => {
	showRow()
	document.body.classList.add('animations-disabled')
	await act(async () => {})
	expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull()
})

test("it does not move under the site's own switch", async () => {
	const row = showRow()
	document.body.classList.add('animations-disabled')
	await act(async () => {})
	wait(20_000)
	expect(row.scrollLeft).toBe(0)
})

test('it does not move while the tab is hidden', () => {
	const row = showRow()
	const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
	wait(20_000)
	expect(row.scrollLeft).toBe(0)
	hidden.mockReturnValue(false)
	wait(5000)
	expect(row.scrollLeft).toBe(100)
})

test('cards that come later are there to be turned to', () => {
	const row = (cards: string[]) => (
		<RowCarousel label="Populares" previousLabel="Anteriores" nextLabel="Próximos">
			{cards}
		</RowCarousel>
	)
	const { rerender } = render(row(['Um']))
	act(layOut)
	expect(screen.getByRole('button', { name: 'Próximos' })).toHaveAttribute('aria-disabled', 'true')
	Object.defineProperties(screen.getByRole('list'), { clientWidth: { value: 200 }, scrollWidth: { value: 300 } })
	rerender(row(['Um', 'Dois', 'Três']))
	act(layOut)
	expect(screen.getByRole('button', { name: 'Próximos' })).not.toHaveAttribute('aria-disabled')
})

test('the arrows turn the row and are off at its ends', () => {
	const row = showRow()
	fireEvent.scroll(row)
	expect(screen.getByRole('button', { name: 'Anteriores' })).toHaveAttribute('aria-disabled', 'true')
	fireEvent.click(screen.getByRole('button', { name: 'Próximos' }))
	expect(row.scrollLeft).toBe(180)
	row.scrollLeft = 300
	fireEvent.scroll(row)
	expect(screen.getByRole('button', { name: 'Próximos' })).toHaveAttribute('aria-disabled', 'true')
	expect(screen.getByRole('button', { name: 'Anteriores' })).not.toHaveAttribute('aria-disabled')
})
