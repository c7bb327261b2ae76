import { act, screen } from '@testing-library/react'
import { answerWith, askedFor, open, pageOfTitles, startApi } from '../listing/testing.tsx'
import * as categories from './route.tsx'

beforeAll(startApi)

test('the first genre is selected at start; another one goes back to the first page', async () => {
	answerWith((url) => pageOfTitles(url, 40))
	const router = await open('/categories?page=2', categories)
	expect(screen.getByRole('button', { name: 'Ação' })).toHaveAttribute('aria-pressed', 'true')
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ação (40 resultados)')
	await act(async () => screen.getByRole('button', { name: 'Drama' }).click())
	expect(router.state.location.search).toBe('?genre=drama')
	expect(askedFor().at(-1)?.searchParams.get('genre')).toBe('drama')
	expect(await screen.findByRole('heading', { level: 2, name: 'Drama (40 resultados)' })).toBeVisible()
})

test('while another genre is on its way, the cards are busy and their heading still says what they are of', async () => {
	let arrive = () => {}
	answerWith((url) => {
		const page = pageOfTitles(url, url.searchParams.get('genre') === 'drama' ? 12 : 40)
		if (url.searchParams.get('genre') !== 'drama') return page
		return new Promise((resolve) => (arrive = () => resolve(page)))
	})
	await open('/categories', categories)
	await act(async () => screen.getByRole('button', { name: 'Drama' }).click())
	expect(screen.getByRole('button', { name: 'Drama' })).toHaveAttribute('aria-pressed', 'true')
	const heading = screen.getByRole('heading', { level: 2 })
	expect(heading).toHaveTextContent('Ação (40 resultados)')
	expect(heading.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
	await act(async () => arrive())
	expect(await screen.findByRole('heading', { level: 2, name: 'Drama (12 resultados)' })).toBeVisible()
})

test('an empty genre says which', async () => {
	answerWith((url) => pageOfTitles(url, 0))
	await open('/categories?genre=mystery', categories)
	expect(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
	expect(screen.getByText('Nenhum anime foi encontrado na categoria Mistério.')).toBeVisible()
})

test('the chosen genre is in the middle of its row, also where the address chose it', async () => {
	const measure = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', of: (element: HTMLElement) => number) =>
		Object.defineProperty(HTMLElement.prototype, name, {
			configurable: true,
			get(this: HTMLElement) {
				return of(this)
			},
		})
	const at = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
	measure('offsetLeft', (element) => (element.matches('button') ? at(element) * 100 : 0))
	measure('offsetWidth', () => 100)
	measure('clientWidth', () => 300)
	answerWith((url) => pageOfTitles(url, 40))
	await open('/categories?genre=suspense', categories)
	const row = screen.getByRole('group', { name: 'Gêneros' })
	expect(row.scrollLeft).toBe(1000)
	await act(async () => screen.getByRole('button', { name: 'Drama' }).click())
	expect(row.scrollLeft).toBe(200)
	for (const name of ['offsetLeft', 'offsetWidth', 'clientWidth']) Reflect.deleteProperty(HTMLElement.prototype, name)
})
