import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { SERIES } from '../title/samples.testing.ts'
import { chooseCountry } from './country.ts'
import WhereToWatch from './WhereToWatch.tsx'

let page: object | undefined

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string) =>
			path.startsWith('/locales/')
				? { ok: true, json: async () => commonTexts }
				: { status: page ? 200 : 500, text: async () => JSON.stringify(page ?? {}) },
	})
	await setLocale('pt')
	chooseCountry('BR')
})

const show = () =>
	act(async () =>
		render(
			<MemoryRouter>
				<WhereToWatch titleId={1} />
			</MemoryRouter>,
		),
	)

test('the services of a title are shown by its id; a failure can be retried', async () => {
	page = undefined
	await show()
	expect(await screen.findByText('Este título não pôde ser carregado')).toBeVisible()
	const platform = { name: 'Maré', url: 'https://example.org/', color: null, status: 'available', regions: ['BR'] }
	page = { ...SERIES, platforms: [platform] }
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(await screen.findByRole('link', { name: /Maré/ })).toHaveAttribute('href', 'https://example.org/')
})

test('a title that is on no service says so, without a choice of countries', async () => {
	page = { ...SERIES, platforms: [] }
	await show()
	expect(await screen.findByText('Ainda não sabemos onde assistir.')).toBeVisible()
	expect(screen.queryByRole('combobox')).toBeNull()
})
