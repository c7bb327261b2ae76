import { act, fireEvent, screen } from '@testing-library/react'
import { answerWith, ok, openWidget, SERVER_ERROR } from 'slice-kit/testing'
import { SERIES } from '../title/samples.testing.ts'
import { chooseCountry } from './country.ts'
import WhereToWatch from './WhereToWatch.tsx'

const TITLE = 'GET /api/titles/1'

beforeAll(() => chooseCountry('BR'))

const show = () => openWidget(<WhereToWatch titleId={1} />)

test('the services of a title are shown by its id; a failure can be retried', async () => {
	answerWith({ [TITLE]: SERVER_ERROR })
	await show()
	expect(await screen.findByText('Este título não pôde ser carregado')).toBeVisible()
	const platform = { name: 'Maré', url: 'https://example.org/', color: null, status: 'available', regions: ['BR'] }
	answerWith({ [TITLE]: ok({ ...SERIES, platforms: [platform] }) })
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(await screen.findByRole('link', { name: /Maré/ })).toHaveAttribute('href', 'https://example.org/')
})

test('a title that is on no service says so, without a choice of countries', async () => {
	answerWith({ [TITLE]: ok({ ...SERIES, platforms: [] }) })
	await show()
	expect(await screen.findByText('Ainda não sabemos onde assistir.')).toBeVisible()
	expect(screen.queryByRole('combobox')).toBeNull()
})
