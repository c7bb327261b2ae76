import { act, screen } from '@testing-library/react'
import { answerWith, holdAnswer, SERVER_ERROR } from 'slice-kit/testing'
import * as explore from '../explore/route.tsx'
import * as mangas from '../mangas/route.tsx'
import { openScreen, pageOfTitles, respondWith, wait } from './listing.testing.tsx'

const names = () =>
	screen.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).labels?.[0]?.textContent)

test.each([
	['/mangas', mangas, ['Ordenar por', 'Status', 'Ano']],
	['/explore', explore, ['Ordenar por', 'Tipo', 'Status', 'Temporada', 'Ano', 'Dublagem', 'Plataforma']],
])('before the values of %s are known, what its titles seldom have keeps no place', async (path, route, before) => {
	respondWith((url) => pageOfTitles(url, 400))
	answerWith({ 'GET /api/tags?*': SERVER_ERROR })
	const facets = holdAnswer((call) => call.startsWith('GET /api/titles/facets?'))
	await openScreen(path, route)
	expect(names()).toEqual(before)
	await act(() => facets.release())
	await wait()
	expect(names()).toEqual(expect.arrayContaining([...before, 'Temporada', 'Plataforma']))
})
