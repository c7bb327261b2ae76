import { fireEvent, screen, within } from '@testing-library/react'
import { ok, press } from 'slice-kit/testing'
import { Component, loader } from '../explore/route.tsx'
import { lastQuery, openScreen, pageOfTitles, requestedUrls, respondWith } from './listing.testing.tsx'

const TAGS = { items: [{ name: 'Time Loop', names: { pt: 'Loop temporal', ja: 'タイムループ' } }, { name: 'Da casa' }] }

beforeEach(async () => {
	respondWith((url) => (url.pathname === '/api/tags' ? ok(TAGS) : pageOfTitles(url, 40)))
})

async function openFilters(address: string) {
	const router = await openScreen(address, { Component, loader })
	await press(screen.getByRole('button', { name: /^Filtros/ }))
	return { router, drawer: within(await screen.findByRole('dialog', { name: 'Filtros' })) }
}

const field = (drawer: ReturnType<typeof within>, group: string, name: 'De' | 'Até') =>
	within(drawer.getByRole('group', { name: group })).getByRole('spinbutton', { name })
const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

test('a range and a tag are a draft until they are applied, and then stand in the address', async () => {
	const { router, drawer } = await openFilters('/explore')
	fill(field(drawer, 'Nota média', 'De'), '7.5')
	fill(field(drawer, 'Episódios', 'De'), '2')
	fill(field(drawer, 'Episódios', 'Até'), '13')
	fireEvent.change(await drawer.findByRole('combobox', { name: 'Tags' }), { target: { value: 'Time Loop' } })
	expect(drawer.getByRole('button', { name: 'Loop temporal', pressed: true })).toBeVisible()
	expect(router.state.location.search).toBe('')
	await press(drawer.getByRole('button', { name: 'Aplicar' }))
	expect(router.state.location.search).toBe('?score=7.5-&episodes=2-13&tags=Time+Loop')
	expect(lastQuery()).toMatchObject({ score: '7.5-', episodes: '2-13', tags: 'Time Loop' })
})

test('what is applied has its name and is lifted alone', async () => {
	const { router } = await openFilters('/explore?score=7-9&episodes=-13&minutes=20-&tags=Time+Loop')
	for (const name of ['Nota média: 7 a 9', 'Episódios: até 13', 'Minutos: 20 ou mais', 'Loop temporal']) {
		expect(await screen.findByRole('button', { name: `Remover o filtro: ${name}`, hidden: true })).toBeInTheDocument()
	}
	await press(screen.getByRole('button', { name: 'Remover o filtro: Nota média: 7 a 9', hidden: true }))
	expect(router.state.location.search).toBe('?episodes=-13&minutes=20-&tags=Time+Loop')
})

test('a greatest value below the least is told, and both stay', async () => {
	const { drawer } = await openFilters('/explore?episodes=13-')
	const to = field(drawer, 'Episódios', 'Até')
	fill(to, '12')
	expect(to).toBeInvalid()
	expect(drawer.getByText('Menor que o valor de “De”: nada combina')).toBeVisible()
	expect([field(drawer, 'Episódios', 'De'), to].map((input) => (input as HTMLInputElement).value)).toEqual(['13', '12'])
	fill(to, '13')
	expect(to).toBeValid()
})

test('a value out of range is not taken', async () => {
	const { drawer } = await openFilters('/explore?score=7-')
	const from = field(drawer, 'Nota média', 'De')
	fill(from, '11')
	fill(from, '-1')
	expect(from).toHaveValue(7)
	fill(from, '')
	expect(from).toHaveValue(null)
})

test('tags are asked for only by those who filter', async () => {
	await openScreen('/explore', { Component, loader })
	expect(requestedUrls().some(({ pathname }) => pathname === '/api/tags')).toBe(false)
})
