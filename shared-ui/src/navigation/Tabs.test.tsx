import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Tabs } from './Tabs.tsx'

const TABS = [
	{ id: 'all', label: 'Todas' },
	{ id: 'unread', label: 'Não lidas', count: 3 },
	{ id: 'old', label: 'Antigas' },
] as const

function Example() {
	const [selected, select] = useState<(typeof TABS)[number]['id']>('all')
	return (
		<Tabs label="Notificações" tabs={TABS} selected={selected} onSelect={select}>
			panel of {selected}
		</Tabs>
	)
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('only the selected tab is a stop of the keyboard, and the panel is named by it', () => {
	render(<Example />)
	expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
	expect(screen.getByRole('tabpanel', { name: 'Todas' })).toHaveTextContent('panel of all')
})

test('arrows choose and go round; Home and End reach the ends', () => {
	render(<Example />)
	screen.getByRole('tab', { name: 'Todas' }).focus()
	for (const [key, chosen] of [
		['ArrowRight', 'Não lidas 3'],
		['ArrowRight', 'Antigas'],
		['ArrowRight', 'Todas'],
		['ArrowLeft', 'Antigas'],
		['Home', 'Todas'],
		['End', 'Antigas'],
	] as const) {
		press(key)
		expect(screen.getByRole('tab', { name: chosen })).toHaveFocus()
		expect(screen.getByRole('tab', { name: chosen })).toHaveAttribute('aria-selected', 'true')
	}
})

test('a press chooses', () => {
	render(<Example />)
	fireEvent.click(screen.getByRole('tab', { name: 'Antigas' }))
	expect(screen.getByRole('tabpanel')).toHaveTextContent('panel of old')
})

test('of a row that is too long for the screen, the chosen tab comes to the middle, also the one chosen at first', async () => {
	const width = { tab: 100, row: 150 }
	const isRow = (element: HTMLElement) => element.getAttribute('role') === 'tablist'
	const at = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
	const measures = {
		offsetLeft: (element: HTMLElement) => (isRow(element) ? 0 : at(element) * width.tab),
		offsetWidth: () => width.tab,
		clientWidth: () => width.row,
	}
	for (const [name, measure] of Object.entries(measures)) {
		Object.defineProperty(HTMLElement.prototype, name, {
			configurable: true,
			get(this: HTMLElement) {
				return measure(this)
			},
		})
	}
	const view = (selected: (typeof TABS)[number]['id']) => (
		<Tabs label="Notificações" tabs={TABS} selected={selected} onSelect={() => {}} />
	)
	const { rerender } = render(view('old'))
	const row = screen.getByRole('tablist')
	const frame = () => new Promise(requestAnimationFrame)
	await frame()
	expect(row.scrollLeft).toBe(175)
	rerender(view('unread'))
	await frame()
	expect(row.scrollLeft).toBe(75)
	for (const name of Object.keys(measures)) Reflect.deleteProperty(HTMLElement.prototype, name)
})
