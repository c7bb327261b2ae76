import { screen, within } from '@testing-library/react'
import { answerWith, ok, SERVER_ERROR } from 'slice-kit/testing'
import { LINKS, openReleases, pressButton, signInAsAdmin } from '../releases.testing.tsx'

beforeEach(signInAsAdmin)

const section = (name: string) => screen.getByRole('region', { name })
/** What stands beside a label. */
function fact(slice: string, label: string): HTMLElement {
	const row = within(section(slice)).getByText(label).closest('div')
	if (!row) throw new Error(`no ${label}`)
	return row
}

test('each slice shows its addresses, what it shows where, and who fills its places', async () => {
	await openReleases('?view=links')
	expect(fact('mfe-catalogue', 'Endereços')).toHaveTextContent('//anime/explore')
	expect(fact('mfe-account', 'Partes em páginas de outras')).toHaveTextContent(
		'title.panels em mfe-catalogue Estatísticas',
	)
	expect(fact('mfe-catalogue', 'Partes em páginas de outras')).toHaveTextContent(
		'dashboard.cards nenhuma página no ar tem este lugar Queue',
	)
	expect(fact('mfe-catalogue', 'Links nos menus')).toHaveTextContent('menu Explorar')
	expect(fact('mfe-catalogue', 'Lugares nas páginas dela')).toHaveTextContent('title.panels mfe-account: Estatísticas')
	expect(fact('mfe-catalogue', 'Lugares nas páginas dela')).toHaveTextContent('home.rows vazio')
	expect(fact('mfe-account', 'Mostra pelo nome')).toHaveTextContent('mfe-catalogue/ArticleBody')
	expect(section('mfe-old')).toHaveTextContent('Esta versão é anterior')
})

test('a shared module that does not fit is seen at once, those that fit are folded away', async () => {
	await openReleases('?view=links')
	expect(within(section('mfe-account')).getByText('1 módulo, que serve').closest('details')).not.toHaveAttribute('open')
	const misfits = within(section('mfe-old')).getByText('2 módulos não servem').closest('details')
	expect(misfits).toHaveAttribute('open')
	const lines = within(section('mfe-old'))
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent)
	expect(lines).toEqual(
		expect.arrayContaining([
			'shared-ui pede ^0.2.0, o site tem 0.3.0 não serve',
			'shared-gone pede ^1.0.0, o site não tem não serve',
			'react pede ^19.0.0, o site tem 19.3.1 ',
		]),
	)
})

test('the view and the dialog say what a withdrawal takes with it, the dialog in short', async () => {
	await openReleases('?view=links')
	expect(within(section('mfe-catalogue')).getByRole('heading', { name: 'Se mfe-catalogue sair do ar' })).toBeVisible()
	expect(fact('mfe-catalogue', '5 endereços respondem 404')).toHaveTextContent(
		'/ · /anime · /explore · /movies · /news',
	)
	expect(fact('mfe-catalogue', 'Saem dos menus')).toHaveTextContent('Explorar · Filmes')
	expect(fact('mfe-catalogue', 'mfe-account fica sem')).toHaveTextContent('mfe-catalogue/ArticleBody')
	expect(fact('mfe-account', 'Somem das páginas de mfe-catalogue')).toHaveTextContent('Estatísticas')
	await openReleases()
	await pressButton('Tirar do ar')
	const dialog = screen.getByRole('dialog')
	expect(dialog).toHaveTextContent('5 endereços respondem 404: /, /anime, /explore, /movies e mais 1.')
	expect(dialog).toHaveTextContent('mfe-account fica sem: mfe-catalogue/ArticleBody.')
})

test('connections that do not come leave a panel, from which they are asked again', async () => {
	answerWith({ 'GET /api/releases/links': SERVER_ERROR })
	await openReleases('?view=links')
	expect(screen.getByText('Não deu para carregar as ligações')).toBeVisible()
	answerWith({ 'GET /api/releases/links': ok(LINKS) })
	await pressButton('Tentar novamente')
	expect(section('mfe-account')).toBeVisible()
})

test('without a slice nothing is connected', async () => {
	answerWith({ 'GET /api/releases/links': ok({ ...LINKS, slices: [] }) })
	await openReleases('?view=links')
	expect(screen.getByText('Nenhuma fatia publicada ainda')).toBeVisible()
})
