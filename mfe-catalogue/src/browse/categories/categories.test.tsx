import { act, screen } from '@testing-library/react'
import { openScreen, pageOfTitles, requestedUrls, respondWith } from '../listing/listing.testing.tsx'
import * as categories from './route.tsx'

test('the first genre is selected by default; another genre resets to the first page', async () => {
	respondWith((url) => pageOfTitles(url, 40))
	const router = await openScreen('/categories?page=2', categories)
	expect(screen.getByRole('button', { name: 'Ação' })).toHaveAttribute('aria-pressed', 'true')
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ação (40 resultados)')
	await act(async () => screen.getByRole('button', { name: 'Drama' }).click())
	expect(router.state.location.search).toBe('?genre=drama')
	expect(requestedUrls().at(-1)?.searchParams.get('genre')).toBe('drama')
	expect(await screen.findByRole('heading', { level: 2, name: 'Drama (40 resultados)' })).toBeVisible()
})

test('while another genre loads, the cards are busy and keep their heading', async () => {
	let respond = () => {}
	respondWith((url) => {
		const page = pageOfTitles(url, url.searchParams.get('genre') === 'drama' ? 12 : 40)
		if (url.searchParams.get('genre') !== 'drama') return page
		return new Promise((resolve) => (respond = () => resolve(page)))
	})
	await openScreen('/categories', categories)
	await act(async () => screen.getByRole('button', { name: 'Drama' }).click())
	expect(screen.getByRole('button', { name: 'Drama' })).toHaveAttribute('aria-pressed', 'true')
	const heading = screen.getByRole('heading', { level: 2 })
	expect(heading).toHaveTextContent('Ação (40 resultados)')
	expect(heading.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
	await act(async () => respond())
	expect(await screen.findByRole('heading', { level: 2, name: 'Drama (12 resultados)' })).toBeVisible()
})

test('an empty genre is named in the message', async () => {
	respondWith((url) => pageOfTitles(url, 0))
	await openScreen('/categories?genre=mystery', categories)
	expect(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
	expect(screen.getByText('Nenhum anime foi encontrado na categoria Mistério.')).toBeVisible()
})

test('the selected genre is centred in its row, also when the address selects it', async () => {
	const measure = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', of: (element: HTMLElement) => number) =>
		Object.defineProperty(HTMLElement.prototype, name, {
			configurable: true,
			get(this: HTMLElement) {
				return of(this)
			},
		})
	const indexOf = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
	measure('offsetLeft', (element) => (element.matches('button') ? indexOf(element) * 100 : 0))
	measure('offsetWidth', () => 100)
	measure('clientWidth', () => 300)
	respondWith((url) => pageOfTitles(url, 40))
	await openScreen('/categories?genre=suspense', categories)
	const row = screen.getByRole('group', { name: 'Gêneros' })
	expect(row.scrollLeft).toBe(1000)
	await act(async () => screen.getByRole('button', { name: 'Drama' }).click())
	expect(row.scrollLeft).toBe(200)
	for (const name of ['offsetLeft', 'offsetWidth', 'clientWidth']) Reflect.deleteProperty(HTMLElement.prototype, name)
})
