import { expect, type Page } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const dialog = (page: Page) => page.getByRole('dialog').last()
const plusOne = (page: Page) => page.getByRole('button', { name: /^Mais um episódio de/ })
const edit = (page: Page) => page.getByRole('button', { name: /^Editar .* na lista/ }).click()
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Salvar' }).click()

/** Two tabs of one member, both with the list of animes open. */
async function twoTabs(member: Member): Promise<[Page, Page]> {
	await member.send('PATCH', 'list/1', { status: 'current', progress: 3 })
	const path = '/profile?tab=anime-list'
	const tabs: [Page, Page] = [await member.open(path), await member.open(path)]
	for (const page of tabs) await expect(page.getByText('EP 3 / 23', { exact: true })).toBeVisible()
	return tabs
}
const stored = async (member: Member) => {
	const { body } = await member.send<{ entry: { progress: { current: number }; notes: string; score: number } }>(
		'GET',
		'list/1',
	)
	return body.entry
}

test('"+1" in a tab that is behind counts nothing twice, and shows how far one is', async ({ browser }) => {
	const ana = await newMember(browser, site.address, 'Ana Cruz')
	const [one, two] = await twoTabs(ana)
	await plusOne(one).click()
	await expect(one.getByText('EP 4 / 23', { exact: true })).toBeVisible()
	await plusOne(two).click()
	await expect(two.getByText(/^Isto mudou em outra aba ou aparelho/)).toBeVisible()
	await expect(two.getByText('EP 4 / 23', { exact: true })).toBeVisible()
	expect((await stored(ana)).progress.current).toBe(4)
	for (let press = 0; press < 4; press += 1) await plusOne(two).click()
	await expect(two.getByText('EP 8 / 23', { exact: true })).toBeVisible()
	await expect.poll(async () => (await stored(ana)).progress.current).toBe(8)
})

test('what two tabs change of one entry both holds; where they collide the second reads what the first made it', async ({
	browser,
}) => {
	const bia = await newMember(browser, site.address, 'Bia Cruz')
	const [one, two] = await twoTabs(bia)
	await edit(one)
	await edit(two)
	await dialog(one).getByLabel('Episódios vistos').fill('7')
	await dialog(one).getByLabel('Anotações').fill('da primeira')
	await dialog(two).getByLabel('Episódios vistos').fill('5')
	await dialog(two).getByLabel('Sua nota').selectOption('8')
	await save(one)
	await expect(one.getByText('EP 7 / 23', { exact: true })).toBeVisible()
	await save(two)
	await expect(dialog(two).getByText('Em outra aba virou “7”. Salve de novo para ficar com o seu.')).toBeVisible()
	await expect(dialog(two).getByLabel('Episódios vistos')).toHaveValue('5')
	await expect(dialog(two).getByLabel('Anotações')).toHaveValue('da primeira')
	await save(two)
	await expect(two.getByText('EP 5 / 23', { exact: true })).toBeVisible()
	expect(await stored(bia)).toMatchObject({ progress: { current: 5 }, notes: 'da primeira', score: 8 })
})

test('a list that two tabs fill and change loses nothing and holds nothing twice', async ({ browser }) => {
	const carla = await newMember(browser, site.address, 'Carla Cruz')
	const writing = { title: 'Chuva', description: '', isPublic: true }
	const { body } = await carla.send<{ list: { id: string } }>('POST', 'lists', writing)
	await carla.send('PUT', `lists/${body.list.id}/items/1`)
	const tabs = [await carla.open('/lists?list=custom'), await carla.open('/lists?list=custom')] as const
	// Both have the list before them as it was, with one title.
	for (const page of tabs) {
		await page.getByRole('button', { name: 'Chuva', exact: true }).click()
		await page.getByRole('button', { name: 'Adicionar obra' }).click()
	}
	for (const [at, page] of tabs.entries()) {
		const names = ['Alfândega de Ceres', at === 0 ? 'Gigantes do Arrozal' : 'Cartas do Farol']
		for (const name of names) {
			await dialog(page).getByLabel('Buscar por nome').fill(name)
			const add = dialog(page).getByRole('button', { name: `Adicionar ${name}`, exact: true })
			// What the first tab has added, the second one knows at once.
			if (at === 0 || name !== names[0]) await add.click()
			await expect(add).toBeDisabled()
		}
	}
	const list = await carla.send<{ items: { id: number }[] }>('GET', `lists/${body.list.id}`)
	const ids = list.body.items.map(({ id }) => id)
	expect([ids.length, new Set(ids).size]).toEqual([4, 4])
	// The second tab, which had begun with one title, shows what both have put there.
	await tabs[1].keyboard.press('Escape')
	await expect(dialog(tabs[1]).getByRole('link')).toHaveCount(4)
})

test('what was typed outlives a session that was ended elsewhere: sign in, and it stands there still', async ({
	browser,
}) => {
	const duda = await newMember(browser, site.address, 'Duda Cruz')
	await duda.send('PATCH', 'list/1', { status: 'current', progress: 3 })
	// Nobody tells the page, so that it learns of the end by what it saves.
	await duda.context.routeWebSocket('**/api/live', () => {})
	const page = await duda.open('/anime/1')
	await page.getByRole('button', { name: 'Mais opções da sua lista' }).click()
	await dialog(page).getByLabel('Anotações').fill('Não quero perder isto.')
	await duda.send('POST', 'auth/logout', {})
	await save(page)
	await expect(page).toHaveURL(/\/auth\?next=%2Fanime%2F1/)
	await page.getByLabel('E-mail').fill(duda.email)
	await page.getByLabel('Senha', { exact: true }).fill('violeta-quieta-83')
	await page.getByRole('button', { name: 'Entrar', exact: true }).click()
	await expect(page).toHaveURL(`${site.address}/anime/1`)
	await expect(dialog(page).getByLabel('Anotações')).toHaveValue('Não quero perder isto.')
	await save(page)
	await expect
		.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('niouka:draft:'))))
		.toEqual([])
})
