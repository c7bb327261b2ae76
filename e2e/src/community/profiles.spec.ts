import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { memberAt } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the profile of the demo is alive, keeps its tab in the address, and breaks no rule of accessibility', async ({
	page,
	demo,
}) => {
	await page.goto(`${demo.address}/profile`)
	await expect(heading(page)).toHaveText('Bia Kagawa')
	await expect(page.getByRole('grid')).toBeVisible()
	const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze()
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
	await page.getByRole('tab', { name: 'Lista de Animes' }).click()
	await page.getByRole('tab', { name: /^Planejo Ver/ }).click()
	await expect(page.getByText(/^EP 0/).first()).toBeVisible()
	await page.reload()
	await expect(page.getByRole('tab', { name: 'Lista de Animes' })).toHaveAttribute('aria-selected', 'true')
})

test('a follow shows in the other browser; a block hides both from each other', async ({ browser }) => {
	const ana = await memberAt(browser, site.address, 'Ana.Souza 夏', '/profile')
	const beto = await memberAt(browser, site.address, 'Beto Neto', '/profile/ana.souza%E5%A4%8F?tab=favorites')
	await expect(beto).toHaveURL(`${site.address}/profile/Ana.Souza%20%E5%A4%8F?tab=favorites`)
	await expect(ana.getByRole('button', { name: '0 seguidores' })).toBeVisible()
	await beto.getByRole('button', { name: 'Seguir', exact: true }).click()
	await beto.getByRole('button', { name: /^Curtir o perfil/ }).click()
	await ana.getByRole('button', { name: '1 seguidor' }).click()
	await ana.getByRole('dialog').getByRole('link', { name: 'Beto Neto' }).click()
	await expect(heading(ana)).toHaveText('Beto Neto')

	await ana.getByRole('button', { name: 'Mais opções' }).click()
	await ana.getByRole('menuitem', { name: 'Bloquear Beto Neto' }).click()
	await ana.getByRole('dialog').getByRole('button', { name: 'Bloquear', exact: true }).click()
	await expect(heading(ana)).toHaveText('Ana.Souza 夏')
	await expect(ana.getByRole('button', { name: '0 seguidores' })).toBeVisible()
	await beto.reload()
	await expect(beto.getByText('Esse perfil não está aqui').last()).toBeVisible()

	await ana.getByRole('button', { name: 'Mais opções' }).click()
	await ana.getByRole('menuitem', { name: 'Pessoas bloqueadas' }).click()
	await ana.getByRole('button', { name: 'Desbloquear Beto Neto' }).click()
	await beto.reload()
	await expect(heading(beto)).toHaveText('Ana.Souza 夏')
})

test('a private profile is for others as if it were not there', async ({ browser }) => {
	const carla = await memberAt(browser, site.address, 'Carla Neto', '/profile')
	await carla.getByRole('button', { name: 'Mais opções' }).click()
	await carla.getByRole('menuitem', { name: 'Tornar o perfil privado' }).click()
	await expect(carla.getByText('Só você vê este perfil')).toBeVisible()
	const davi = await memberAt(browser, site.address, 'Davi Neto', '/profile/Carla%20Neto')
	await expect(davi.getByText('Esse perfil não está aqui').last()).toBeVisible()
	const answer = await davi.request.get(`${site.address}/profile/Carla%20Neto`, { headers: { accept: 'text/html' } })
	expect([answer.status(), (await answer.text()).includes('Carla Neto')]).toEqual([404, false])
})
