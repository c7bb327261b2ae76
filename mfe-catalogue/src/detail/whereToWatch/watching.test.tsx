import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Platform } from 'shared-contract'
import { ok, press } from 'slice-kit/testing'
import { openPage } from '../title/openPage.testing.tsx'
import { SERIES } from '../title/samples.testing.ts'
import { chooseCountry } from './country.ts'

beforeEach(() => chooseCountry('BR'))

const open = (change: object, tab = '') =>
	openPage(`/anime/1${tab}`, { 'GET /api/titles/1': ok({ ...SERIES, ...change }) })
const region = (name: string) => within(screen.getByRole('region', { name }))
const select = (element: HTMLElement, value: string) =>
	act(async () => fireEvent.change(element, { target: { value } }))

const service = (name: string, more: Partial<Platform> = {}): Platform => ({
	name,
	url: `https://example.org/${name}`,
	color: null,
	status: 'available',
	...more,
})

const panel = () => region('Disponível em')
const links = () =>
	panel()
		.queryAllByRole('link')
		.map((link) => link.textContent?.slice(1))

test('the services of the country come first, then those of unknown countries; the others are behind a button', async () => {
	await open({
		platforms: [
			service('Alta'),
			service('Maré', { regions: ['BR'], languages: ['pt-BR', 'ja'] }),
			service('Torii', { regions: ['US', 'JP'] }),
		],
	})
	expect(links()).toEqual(['MaréÁudio e legendas: português (Brasil), japonês', 'AltaNão sabemos em que países'])
	const others = panel().getByRole('button', { name: 'Em outros países (1)' })
	expect(others).toHaveAttribute('aria-expanded', 'false')
	await press(others)
	expect(links().at(-1)).toBe('ToriiEstados Unidos, Japão')
	await press(others)
	expect(links()).toHaveLength(2)
})

test('another country can be chosen, which this browser remembers', async () => {
	await open({ platforms: [service('Maré', { regions: ['BR'] }), service('Torii', { regions: ['JP'] })] })
	const country = panel().getByRole('combobox', { name: 'Seu país' })
	expect(country).toHaveValue('BR')
	await select(country, 'JP')
	expect(links()).toEqual(['Torii'])
	expect(localStorage.getItem('niouka:country')).toBe('JP')
	await select(country, 'FR')
	expect(links()).toEqual([])
	expect(panel().getByText('Nenhuma plataforma conhecida neste país: França.')).toBeVisible()
})

test('many countries are counted', async () => {
	const regions = ['AR', 'BO', 'CL', 'CO', 'EC', 'MX', 'PE', 'UY']
	await open({ platforms: [service('Torii', { regions })] })
	await press(panel().getByRole('button', { name: 'Em outros países (1)' }))
	expect(links()).toEqual(['ToriiArgentina, Bolívia, Chile, Colômbia, Equador, México e mais 2 países'])
})

test('without any known country the panel and the head of the page say so, once, and a country can be chosen', async () => {
	await open({ platforms: [service('Alta'), service('Maré')] })
	expect(links()).toEqual(['Alta', 'Maré'])
	expect(panel().getByText('Ainda não sabemos em que países cada serviço mostra esta obra.')).toBeVisible()
	expect(panel().getByRole('combobox', { name: 'Seu país' })).toHaveValue('BR')
	expect(await screen.findAllByText('Não sabemos em que países')).toHaveLength(1)
})

test('the head of the page does not doubt a service that serves the country', async () => {
	await open({ platforms: [service('Alta'), service('Maré', { regions: ['BR'] })] })
	const line = within(await screen.findByRole('group', { name: 'Escolha onde assistir' }))
	expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual(['Maré', 'Alta'])
	expect(line.queryByText('Não sabemos em que países')).toBeNull()
})

test('the dubs stand with their certainty, the own language first, and with their source', async () => {
	await open({
		dubs: [
			{ language: 'en', certainty: 'certain' },
			{ language: 'pt-BR', certainty: 'likely' },
			{ language: 'fr', certainty: 'unsure' },
		],
		dubSource: {
			name: 'MyDubList',
			url: 'https://mydublist.com',
			licence: 'CC BY 4.0',
			licenceUrl: 'https://cc.test/',
		},
	})
	const dubs = region('Dublagem')
	expect(dubs.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
		'português (Brasil)provável',
		'inglêscerta',
		'francêsincerta',
	])
	expect(dubs.getByRole('link', { name: 'português (Brasil)' })).toHaveAttribute('href', '/explore?dub=pt')
	expect(dubs.queryByRole('link', { name: 'francês' })).toBeNull()
	expect(dubs.getByRole('link', { name: 'MyDubList' })).toHaveAttribute('href', 'https://mydublist.com')
	expect(dubs.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', 'https://cc.test/')
})

test('dubs of members name no source', async () => {
	await open({ dubs: [{ language: 'en', certainty: 'certain' }] })
	expect(region('Dublagem').getByText('inglês')).toBeVisible()
	expect(region('Dublagem').queryByText('Dados de dublagem:')).toBeNull()
})

test('a title without dubs has no panel of them', async () => {
	await open({ dubs: [] })
	expect(screen.getByRole('region', { name: 'Informações' })).toBeVisible()
	expect(screen.queryByRole('region', { name: 'Dublagem' })).toBeNull()
})

test('the cast shows the voices of the own language; another one can be chosen', async () => {
	const credit = (name: string) => ({ name, nativeName: null, imageUrl: null })
	const voice = (language: string, name: string) => ({ language, person: credit(name) })
	const voices = [voice('ja', 'Aoi'), voice('pt-BR', 'Marina'), voice('pt-BR', 'Clara')]
	await open({ cast: [{ character: credit('Teru'), voiceActor: credit('Aoi'), voices }] }, '#about')
	const cast = region('Elenco')
	expect(cast.getByText('Marina')).toBeVisible()
	expect(cast.getByText('Clara')).toBeVisible()
	expect(cast.queryByText('Aoi')).toBeNull()
	await select(cast.getByRole('combobox', { name: 'Idioma das vozes' }), 'ja')
	expect(cast.getByText('Aoi')).toBeVisible()
	expect(cast.queryByText('Marina')).toBeNull()
})
