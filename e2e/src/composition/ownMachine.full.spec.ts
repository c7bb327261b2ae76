import { expect } from '@playwright/test'
import { alteredBuild, replacing } from 'federation/release/alteredBuild'
import { complaintsOf } from '../browser/complaints.ts'
import { test } from '../test.ts'
import type { AdminSite } from './adminSite.ts'
import { type OwnMachine, serveOwnMachine } from './ownMachine.ts'

const SLICE = 'mfe-account'

let place: AdminSite
let machine: OwnMachine
test.beforeAll(async ({ adminPlace }) => {
	place = adminPlace
	machine = await serveOwnMachine(await alteredBuild(SLICE, '0.1.1', replacing('Termos de Uso', 'Termos em Obras')))
})
test.afterAll(() => machine?.stop())

test('an admin has one slice from their own machine, alone and visibly, and goes back with one press', async ({
	browser,
}) => {
	const { site, admin } = place
	// A browser asks before a site reaches the machine.
	await admin.context.grantPermissions(['local-network-access'], { origin: site.address }).catch(() => {})
	const page = await admin.open('/dashboard/releases')
	const complaints = complaintsOf(page, site.address)
	const panel = page.getByRole('region', { name: SLICE })
	await panel.getByRole('button', { name: 'Minha máquina' }).click()
	await page.getByLabel('Endereço').fill('http://192.168.0.7:3006')
	await page.getByRole('button', { name: 'Usar só para mim' }).click()
	await expect(page.getByText('Só a própria máquina', { exact: false })).toBeVisible()
	await page.getByLabel('Endereço').fill(`${machine.address}/`)
	await page.getByRole('button', { name: 'Usar só para mim' }).click()
	await expect(panel).toContainText(`Este navegador recebe a fatia de ${machine.address}`)

	await page.goto(`${site.address}/terms`)
	await expect(page.locator('main h1')).toHaveText('Termos em Obras')
	const badge = page.getByRole('complementary', { name: 'Versão em teste' })
	await expect(badge).toContainText(`${SLICE} local`)
	const others = await browser.newContext({ locale: 'pt-BR' })
	const other = await others.newPage()
	await other.goto(`${site.address}/terms`)
	await expect(other.locator('main h1')).toHaveText('Termos de Uso')
	await others.close()

	await badge.getByRole('button', { name: 'Voltar à versão de todos' }).click()
	await expect(page.locator('main h1')).toHaveText('Termos de Uso')
	await expect(badge).toBeHidden()
	expect(complaints.filter((text) => !text.includes(machine.address))).toEqual([])
	await page.close()
})
