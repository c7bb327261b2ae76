import { act, fireEvent, screen, within } from '@testing-library/react'
import { beginDriveRoute, type Drive, drivesRoute, endDriveRoute } from 'shared-contract'
import { answer, inTurn, member, openWidget, refuse } from 'slice-kit/testing'
import DriveBar from './DriveBar.tsx'
import { drives } from './drivesStore.ts'
import HomeDrives from './HomeDrives.tsx'

const SEASON: Drive = {
	id: 4,
	kind: 'season',
	key: '2026-fall',
	field: 'synopsis',
	total: 120,
	filled: 37,
	thisWeek: 12,
	members: [
		{ name: 'Bia', count: 20 },
		{ name: 'Caio', count: 2 },
	],
}
const STUDIO: Drive = { ...SEASON, id: 5, kind: 'studio', key: '7', studio: 'Estúdio Sal', field: 'names', members: [] }
const running = (...items: Drive[]) => answer(drivesRoute, { items })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => drives.reset())

test('on its page a drive says how far it is, thanks who helped, and leads to what is missing', async () => {
	await openWidget(<DriveBar kind="season" subject="2026-fall" />, { answers: [running(STUDIO, SEASON)] })
	expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '37 de 120')
	expect(screen.getByText('37 de 120 · 12 nesta semana')).toBeVisible()
	expect(screen.getByText(/Obrigado/)).toHaveTextContent('Obrigado, Bia e Caio!')
	expect(screen.getByRole('link', { name: 'Bia' })).toHaveAttribute('href', '/profile/Bia')
	expect(screen.getByRole('link', { name: 'Ajudar' })).toHaveAttribute(
		'href',
		'/dashboard/missing?field=synopsis&drive=4',
	)
	expect(screen.queryByRole('button')).toBeNull()
})

test('a complete one has nothing to help with', async () => {
	const answers = [running({ ...SEASON, filled: 120 })]
	await openWidget(<DriveBar kind="season" subject="2026-fall" />, { answers })
	expect(await screen.findByText(/Completo!/)).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Ajudar' })).toBeNull()
})

test('a moderator begins one for each field, and ends it', async () => {
	const { requests } = await openWidget(<DriveBar kind="season" subject="2026-fall" />, {
		member: member('moderator'),
		answers: [
			inTurn(running(), running(SEASON), running()),
			answer(beginDriveRoute, { id: 4 }),
			answer(endDriveRoute, { done: true }),
		],
	})
	await screen.findByRole('button', { name: 'Começar um mutirão de nomes' })
	await press('Começar um mutirão de sinopses')
	expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
		kind: 'season',
		key: '2026-fall',
		field: 'synopsis',
	})
	expect(screen.queryByRole('button', { name: 'Começar um mutirão de sinopses' })).toBeNull()
	await press('Encerrar: Mutirão de sinopses em português')
	expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a refused begin leaves the button', async () => {
	await openWidget(<DriveBar kind="studio" subject="9" />, {
		member: member('admin'),
		answers: [running(), refuse(beginDriveRoute, 404, 'request.notFound')],
	})
	await screen.findByRole('button', { name: 'Começar um mutirão de nomes' })
	await press('Começar um mutirão de nomes')
	expect(screen.getByRole('button', { name: 'Começar um mutirão de nomes' })).toBeEnabled()
})

test('the home page has the newest, with the way to each', async () => {
	const franchise: Drive = { ...SEASON, id: 6, kind: 'franchise', key: '3' }
	await openWidget(<HomeDrives drives={[SEASON, STUDIO, franchise]} />)
	const row = within(await screen.findByRole('region', { name: 'Mutirões' }))
	expect(row.getAllByRole('progressbar')).toHaveLength(3)
	const hrefs = row.getAllByRole('link', { name: /^Mutirão/ }).map((link) => link.getAttribute('href'))
	expect(hrefs).toEqual(['/season/2026/fall', '/studio/7', '/franchise/3'])
	expect(row.getByRole('link', { name: 'Mutirão de sinopses: Outono de 2026' })).toBeVisible()
	expect(row.getByRole('link', { name: 'Mutirão de nomes em português: Estúdio Sal' })).toBeVisible()
})
