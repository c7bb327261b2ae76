import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

interface EntryAnswer {
	items: { progress: { current: number }; notes: string; status: string }[]
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').last()
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()
const entries = async (member: Member, status: string) =>
	(await member.send<EntryAnswer>('GET', `profiles/@me/list?kind=anime&status=${status}`)).body.items
/** Names of what a grid that can be put in order shows, by their handles. */
const namesInOrder = async (page: Page) =>
	(
		await page
			.getByRole('button', { name: /^Mudar .* de lugar/ })
			.evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')))
	).map((label) => /^Mudar (.*) de lugar/.exec(label ?? '')?.[1])

test('a title is saved from its page, gone on with in place, and changed in its dialog', async ({ browser }) => {
	const ana = await newMember(browser, site.address, 'Ana Lima')
	const page = await ana.open('/anime/1')
	const complaints = complaintsOf(page, site.address)
	await button(page, 'Salvar na Lista').click()
	await toast(page, 'Salvo na sua lista!')
	await page.goto(`${site.address}/lists`)
	await page.getByRole('tab', { name: /^Planejo Ver/ }).click()
	await page.getByRole('button', { name: /^Mais um episódio de/ }).click()
	await expect(page.getByRole('tab', { name: /^Planejo Ver/ })).toContainText('0')
	await page.getByRole('tab', { name: /^Assistindo/ }).click()
	await expect(page.getByText('EP 1 / 23', { exact: true })).toBeVisible()
	await page.getByRole('button', { name: /^Mais um episódio de/ }).click()
	await page.getByRole('button', { name: /^Mais um episódio de/ }).click()
	await expect(page.getByText('EP 3 / 23', { exact: true })).toBeVisible()
	await page.getByRole('button', { name: /^Editar .* na lista/ }).click()
	await dialog(page).getByLabel('Situação').selectOption('paused')
	await dialog(page).getByLabel('Sua nota').selectOption('9')
	await dialog(page).getByLabel('Anotações').fill('Parei no farol.')
	await dialog(page)
		.getByRole('switch', { name: /^Só para mim/ })
		.click()
	await dialog(page).getByRole('button', { name: 'Salvar' }).click()
	await toast(page, /agora está em “Pausado”\.$/)
	await page.getByRole('tab', { name: /^Pausado/ }).click()
	await expect(page.getByText('EP 3 / 23', { exact: true })).toBeVisible()
	expect(await entries(ana, 'paused')).toMatchObject([{ progress: { current: 3 }, notes: 'Parei no farol.' }])
	await page.goto(`${site.address}/profile`)
	await expect(page.getByText(/Assistiu aos episódios 1 a 3 de/)).toBeVisible()
	await page.goto(`${site.address}/profile?tab=anime-list`)
	await page.getByRole('tab', { name: /^Pausado/ }).click()
	await page.getByRole('button', { name: /^Editar .* na lista/ }).click()
	await dialog(page).getByRole('button', { name: 'Tirar da lista' }).click()
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await toast(page, 'De volta à sua lista!')
	expect(await entries(ana, 'paused')).toMatchObject([{ progress: { current: 3 }, notes: 'Parei no farol.' }])
	expect(complaints).toEqual([])
})

test('a list of one’s own is made, filled, put in order by keys and by dragging, changed and taken back', async ({
	browser,
}) => {
	const page = await (await newMember(browser, site.address, 'Bia Lima')).open('/lists?list=custom')
	const complaints = complaintsOf(page, site.address)
	await button(page, 'Criar Nova Lista').click()
	await dialog(page).getByLabel('Título da Lista').fill('Dias de chuva')
	await dialog(page).getByRole('button', { name: 'Criar Lista' }).click()
	await toast(page, 'Lista criada!')
	await button(page, 'Dias de chuva').click()
	await button(page, 'Adicionar obra').click()
	for (const name of ['Alfândega de Ceres', 'Gigantes do Arrozal', 'Cartas do Farol']) {
		await dialog(page).getByLabel('Buscar por nome').fill(name)
		await dialog(page)
			.getByRole('button', { name: `Adicionar ${name}`, exact: true })
			.click()
		await expect(dialog(page).getByRole('button', { name: `Adicionar ${name}`, exact: true })).toBeDisabled()
	}
	await page.keyboard.press('Escape')
	expect(await namesInOrder(page)).toEqual(['Alfândega de Ceres', 'Gigantes do Arrozal', 'Cartas do Farol'])

	await page.getByRole('button', { name: /^Mudar Cartas do Farol/ }).focus()
	await page.keyboard.press('ArrowLeft')
	await expect(page.getByRole('button', { name: /^Mudar Cartas do Farol/ })).toBeFocused()
	await page.keyboard.press('ArrowLeft')
	await expect(page.getByText('Cartas do Farol agora está na posição 1.')).toBeAttached()
	const byKeys = ['Cartas do Farol', 'Alfândega de Ceres', 'Gigantes do Arrozal']
	expect(await namesInOrder(page)).toEqual(byKeys)

	const from = await page.getByRole('button', { name: /^Mudar Cartas do Farol/ }).boundingBox()
	const to = await page.getByRole('link', { name: 'Gigantes do Arrozal' }).boundingBox()
	if (!from || !to) throw new Error('nothing to drag')
	await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
	await page.mouse.down()
	await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 12 })
	await page.mouse.up()
	const dragged = ['Alfândega de Ceres', 'Gigantes do Arrozal', 'Cartas do Farol']
	expect(await namesInOrder(page)).toEqual(dragged)
	await page.reload()
	await button(page, 'Dias de chuva').click()
	await expect.poll(() => namesInOrder(page)).toEqual(dragged)
	await page.keyboard.press('Escape')

	await button(page, 'Opções da lista Dias de chuva').click()
	await page.getByRole('menuitem', { name: 'Editar' }).click()
	await dialog(page).getByLabel('Título da Lista').fill('Só minha')
	await dialog(page)
		.getByRole('switch', { name: /^Visibilidade/ })
		.click()
	await dialog(page).getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByRole('article').filter({ hasText: 'Só minha' })).toContainText('Privada')
	await button(page, 'Opções da lista Só minha').click()
	await page.getByRole('menuitem', { name: 'Deletar' }).click()
	await expect(button(page, 'Só minha')).toHaveCount(0)
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(page.getByRole('article').filter({ hasText: 'Só minha' })).toContainText('3 Obras')
	expect(complaints).toEqual([])
})

test('hearts of titles and the favourites of four kinds are one list', async ({ browser }) => {
	leaveToFullRuns()
	const carla = await newMember(browser, site.address, 'Carla Lima')
	const page = await carla.open('/anime/2')
	const complaints = complaintsOf(page, site.address)
	await button(page, 'Favorito').click()
	await expect(button(page, 'Favorito')).toHaveAttribute('aria-pressed', 'true')
	await toast(page, 'Adicionado aos favoritos!')
	await page.goto(`${site.address}/manga/101`)
	await button(page, 'Favorito').click()
	await expect(button(page, 'Favorito')).toHaveAttribute('aria-pressed', 'true')
	await page.goto(`${site.address}/profile?tab=favorites`)
	for (const [add, name] of [
		['Adicionar personagem favorito', 'Teru'],
		['Adicionar equipe ou estúdio favorito', 'a'],
	] as const) {
		await page.getByRole('button', { name: add }).click()
		await dialog(page).getByLabel('Buscar por nome').fill(name)
		await dialog(page)
			.getByRole('button', { name: /^Adicionar / })
			.first()
			.click()
		await toast(page, 'Adicionado aos favoritos!')
		await page.keyboard.press('Escape')
	}
	// The toast of the last can still be that of the one before.
	const counts = async () => {
		const { body } = await carla.send<Record<string, object[]>>('GET', 'profiles/@me/favorites')
		return Object.values(body).map(({ length }) => length)
	}
	await expect.poll(counts).toEqual([1, 1, 1, 1])
	await page
		.getByRole('button', { name: /^Tirar .* dos favoritos/ })
		.first()
		.click()
	await page.goto(`${site.address}/anime/2`)
	await expect(button(page, 'Favorito')).toHaveAttribute('aria-pressed', 'false')
	expect(complaints).toEqual([])
})
