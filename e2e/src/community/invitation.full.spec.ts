import { expect, type Page } from '@playwright/test'
import { memberAt } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

/** A new private group and, in its settings, a link that works for one and for a day. */
async function groupWithLink(page: Page): Promise<string> {
	await page.getByRole('button', { name: 'Criar grupo' }).click()
	const create = page.getByRole('dialog', { name: 'Criar um Novo Grupo' })
	await create.getByRole('textbox', { name: 'Nome do grupo' }).fill('Sala secreta')
	await create.getByRole('switch', { name: /Grupo privado/ }).click()
	await create.getByRole('button', { name: 'Criar grupo' }).click()
	await page.getByRole('button', { name: 'Convidar' }).click()
	await page.getByRole('combobox', { name: 'Expira em' }).selectOption({ label: '1 dia' })
	await page.getByRole('combobox', { name: 'Limite de usos' }).selectOption({ label: '1 uso' })
	await page.getByRole('button', { name: 'Criar link' }).click()
	return page.getByRole('textbox', { name: 'Link de convite' }).inputValue()
}

test('a link of one use lets one in, and says to the next that it is used up', async ({ browser }) => {
	const ana = await memberAt(browser, site.address, 'Ana Luz', '/messages')
	const path = new URL(await groupWithLink(ana)).pathname
	const beto = await memberAt(browser, site.address, 'Beto Luz', path)
	await beto.getByRole('button', { name: 'Entrar em Sala secreta' }).click()
	await expect(beto.getByRole('heading', { level: 2, name: 'Sala secreta' })).toBeVisible()
	await ana.reload()
	await expect(ana.getByText('Nenhum convite ativo.')).toBeVisible()
	const caio = await memberAt(browser, site.address, 'Caio Luz', path)
	await expect(caio.getByText('Link de convite inválido ou grupo não encontrado.')).toBeVisible()
	await expect(caio.getByText('Sala secreta')).toHaveCount(0)
})

test('a link that was revoked leads nowhere, also where its page was open', async ({ browser }) => {
	const ana = await memberAt(browser, site.address, 'Duda Luz', '/messages')
	const path = new URL(await groupWithLink(ana)).pathname
	const beto = await memberAt(browser, site.address, 'Elis Luz', path)
	const join = beto.getByRole('button', { name: 'Entrar em Sala secreta' })
	await expect(join).toBeVisible()
	await ana.getByRole('button', { name: /^Revogar/ }).click()
	await expect(ana.getByRole('textbox', { name: 'Link de convite' })).toHaveCount(0)
	await join.click()
	await expect(beto.getByText('Link de convite inválido ou grupo não encontrado.')).toBeVisible()
})
