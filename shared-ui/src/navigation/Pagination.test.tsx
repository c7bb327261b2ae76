import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Pagination } from './Pagination.tsx'

const labels = {
	navigation: 'Páginas',
	previous: 'Anterior',
	next: 'Próxima',
	page: (page: number) => `Página ${page}`,
}

const show = (page: number, total: number) =>
	render(
		<MemoryRouter>
			<Pagination page={page} total={total} hrefFor={(to) => `/explore?page=${to}`} labels={labels} />
		</MemoryRouter>,
	)

test('pages are links, the current one is marked', () => {
	show(2, 9)
	expect(screen.getByRole('link', { name: 'Página 9' })).toHaveAttribute('href', '/explore?page=9')
	expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
	expect(screen.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', '/explore?page=3')
})

test.each([
	[1, 'Anterior'],
	[9, 'Próxima'],
])('on page %i of 9 «%s» is disabled', (page, name) => {
	show(page, 9)
	expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
	expect(screen.getByRole('link', { name })).not.toHaveAttribute('href')
})

test('one page or none shows nothing', () => {
	show(1, 1)
	expect(screen.queryByRole('navigation')).toBeNull()
})
