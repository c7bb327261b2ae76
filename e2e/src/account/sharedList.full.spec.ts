import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').last()
// A toast over the dialog is closed by such a button, too.
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Fechar' }).first().click()
const cards = (page: Page) => page.getByRole('list', { name: 'Dias de chuva' }).getByRole('listitem')

test('two members edit one list at once: each sees the other’s changes, and none is lost', async ({ browser }) => {
	const [ana, edu] = [
		await newMember(browser, site.address, 'Ana Listas'),
		await newMember(browser, site.address, 'Edu Listas'),
	]
	const body = { title: 'Dias de chuva', description: '', isPublic: false }
	const { list } = (await ana.send<{ list: { id: string } }>('POST', 'lists', body)).body
	for (const title of [1, 2]) await ana.send('PUT', `lists/${list.id}/items/${title}`)
	const one = await ana.open(`/lists/${list.id}`)
	const complaints = complaintsOf(one, site.address)

	await button(one, 'Pessoas').click()
	await dialog(one).getByLabel('Nome de usuário').fill('Edu Listas')
	await dialog(one).getByRole('button', { name: 'Convidar' }).click()
	await expect(dialog(one).getByText('Convite sem resposta')).toBeVisible()
	await close(one)

	const two = await edu.open('/lists?list=custom')
	await two.getByRole('link', { name: 'Dias de chuva' }).click()
	await button(two, 'Aceitar').click()
	await expect(button(two, 'Histórico')).toBeVisible()
	await expect(cards(two)).toHaveCount(2)

	await Promise.all([
		button(one, /^Tirar .* da lista$/)
			.first()
			.click(),
		(async () => {
			await button(two, 'Adicionar obra').click()
			await dialog(two).getByLabel('Buscar por nome').fill('Cartas do Farol')
			await dialog(two)
				.getByRole('button', { name: /Cartas do Farol/ })
				.first()
				.click()
			await close(two)
		})(),
	])
	for (const page of [one, two]) {
		await expect(cards(page)).toHaveCount(2)
		await expect(cards(page).last()).toContainText('Cartas do Farol')
	}

	const write = async (page: Page, text: string) => {
		await button(page, /^Escrever por que Cartas do Farol/).click()
		await dialog(page).getByLabel('Por que está na lista').fill(text)
	}
	await write(one, 'Pelo mar')
	await write(two, 'Pela chuva')
	await dialog(one).getByRole('button', { name: 'Salvar' }).click()
	await expect(cards(one).last()).toContainText('Pelo mar')
	await dialog(two).getByRole('button', { name: 'Salvar' }).click()
	await expect(dialog(two).getByText(/^Outra pessoa mudou para “Pelo mar”/)).toBeVisible()
	await expect(dialog(two).getByLabel('Por que está na lista')).toHaveValue('Pela chuva')
	await dialog(two).getByLabel('Por que está na lista').fill('Pelo mar e pela chuva')
	await dialog(two).getByRole('button', { name: 'Salvar' }).click()
	await expect(cards(one).last()).toContainText('Pelo mar e pela chuva')

	await button(one, 'Histórico').click()
	await dialog(one)
		.getByRole('button', { name: /^Desfazer: Edu Listas mudou o texto/ })
		.first()
		.click()
	await expect(cards(two).last()).not.toContainText('pela chuva')
	await dialog(one)
		.getByRole('button', { name: /^Desfazer: Ana Listas tirou/ })
		.click()
	await expect(cards(two)).toHaveCount(3)
	await close(one)

	await ana.send('DELETE', `lists/${list.id}/people/${encodeURIComponent('Edu Listas')}`)
	await expect(two.getByText('Esta lista não existe')).toBeVisible()
	expect(complaints).toEqual([])
})
