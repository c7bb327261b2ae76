import { type Browser, expect, type Page } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { composer, texts, write } from './talk.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const REQUESTS = '/messages?open=requests'
/** Whoever reloads was never away: leaving counts some seconds later. */
const LEFT = { timeout: 15_000 }

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversas' })
/** Above an open chat: with whom, and whether they are here. */
const status = (page: Page) => page.locator('section > header')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Solicitações de Amizade' })

/** Two members who are friends. */
async function twoFriends(browser: Browser, [first, second]: [string, string]): Promise<[Member, Member]> {
	const one = await newMember(browser, site.address, first)
	const two = await newMember(browser, site.address, second)
	for (const [by, to] of [
		[one, two],
		[two, one],
	] as const) {
		expect((await by.send('POST', 'friends/requests', { memberId: to.id })).status).toBe(200)
	}
	return [one, two]
}

/** Goes to the chat with a friend by the way of the friends' list. */
async function openChat(page: Page, name: string) {
	await dialog(page).getByRole('tab', { name: 'Amigos' }).click()
	await dialog(page)
		.getByRole('link', { name: `Enviar mensagem para ${name}` })
		.click()
	await expect(composer(page)).toBeVisible()
}

test('a request is a live badge for the other; once accepted, each sees the other come and go', async ({ browser }) => {
	const [ana, beto] = [
		await newMember(browser, site.address, 'Ana Reis'),
		await newMember(browser, site.address, 'Beto Reis'),
	]
	const hers = await ana.open(REQUESTS)
	const his = await beto.open('/messages')
	await expect(his.getByRole('button', { name: 'Solicitações de amizade', exact: true })).toBeVisible()
	await dialog(hers).getByRole('searchbox').fill('beto reis')
	await dialog(hers).getByRole('button', { name: 'Adicionar Beto Reis' }).click()
	await his.getByRole('button', { name: 'Solicitações de amizade (1 nova)' }).click()
	await expect(dialog(his).getByRole('tab', { name: 'Recebidas 1' })).toBeVisible()
	await dialog(his).getByRole('button', { name: 'Aceitar a solicitação de Ana Reis' }).click()
	await expect(his.getByText('Agora vocês são amigos!')).toBeVisible()
	await expect(his.getByRole('button', { name: 'Solicitações de amizade', exact: true })).toBeAttached()

	await dialog(hers).getByRole('tab', { name: 'Amigos' }).click()
	const friend = dialog(hers).getByRole('listitem').filter({ hasText: 'Desde' })
	await expect(friend).toContainText('Online')
	await his.close()
	await expect(friend).toContainText('Offline', LEFT)
	const back = await beto.open(REQUESTS)
	await expect(friend).toContainText('Online')

	await openChat(hers, 'Beto Reis')
	await expect(status(hers)).toContainText('Online')
	await openChat(back, 'Ana Reis')
	await composer(hers).pressSequentially('oi')
	await expect(back.getByText('Ana Reis está digitando…')).toBeVisible()
	await composer(hers).press('Enter')
	await expect(texts(back)).toHaveText(['oi'])
	await back.close()
	await expect(status(hers)).toContainText('Offline', LEFT)
})

test('who parts is a friend no more for either, and gets no more messages', async ({ browser }) => {
	leaveToFullRuns()
	const [caio, duda] = await twoFriends(browser, ['Caio Reis', 'Duda Reis'])
	const [his, hers] = [await caio.open(REQUESTS), await duda.open(REQUESTS)]
	await openChat(hers, 'Caio Reis')
	await write(hers, 'oi, Caio')
	await dialog(his).getByRole('tab', { name: 'Amigos' }).click()
	await dialog(his).getByRole('button', { name: 'Desfazer a amizade com Duda Reis' }).click()
	const asked = his.getByRole('dialog', { name: 'Desfazer a amizade com Duda Reis?' })
	await asked.getByRole('button', { name: 'Desfazer amizade' }).click()
	await expect(his.getByText('Você e Duda Reis não são mais amigos.')).toBeVisible()
	await expect(dialog(his).getByText('Você ainda não tem amigos por aqui.', { exact: false })).toBeVisible()
	// They share no group: what was said stays, and there is nowhere to go on.
	await expect(composer(hers)).toHaveCount(0)
	await expect(texts(hers)).toHaveText(['oi, Caio'])
	await expect(hers.locator('section').getByText(/não aceita mensagens suas/)).toBeVisible()
})

test('a deleted message goes from the screen of the other at once', async ({ browser }) => {
	leaveToFullRuns()
	const [elis, fabio] = await twoFriends(browser, ['Elis Reis', 'Fabio Reis'])
	const [hers, his] = [await elis.open(REQUESTS), await fabio.open(REQUESTS)]
	await openChat(hers, 'Fabio Reis')
	await openChat(his, 'Elis Reis')
	await write(hers, 'foi sem querer')
	await expect(texts(his)).toHaveText(['foi sem querer'])
	await expect(list(his).getByRole('link', { name: /Elis Reis.*foi sem querer/ })).toBeVisible()
	await hers.getByRole('article').hover()
	await hers.getByRole('button', { name: 'Apagar' }).click()
	await hers.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
	for (const page of [hers, his]) {
		await expect(page.getByRole('region', { name: /^Mensagens de/ }).getByText('Mensagem apagada')).toBeVisible()
		await expect(page.getByText('foi sem querer')).toHaveCount(0)
	}
})

test('what comes while one is elsewhere is counted, until it is read', async ({ browser }) => {
	leaveToFullRuns()
	const [gabi, hugo] = await twoFriends(browser, ['Gabi Reis', 'Hugo Reis'])
	const [hers, his] = [await gabi.open(REQUESTS), await hugo.open('/messages/niouka')]
	await openChat(hers, 'Hugo Reis')
	for (const text of ['um', 'dois', 'três']) await write(hers, text)
	const row = list(his).getByRole('link', { name: /Gabi Reis/ })
	await expect(row).toHaveAccessibleName(/3 mensagens não lidas/)
	await expect(his).toHaveTitle(/^\(1\)/)
	await row.click()
	await expect(texts(his)).toHaveText(['um', 'dois', 'três'])
	await expect(row).not.toHaveAccessibleName(/não lidas/)
	await expect(his).toHaveTitle(/^Mensagens/)
})

test('a block hides both from each other while they look', async ({ browser }) => {
	leaveToFullRuns()
	const [iara, jonas] = await twoFriends(browser, ['Iara Reis', 'Jonas Reis'])
	const [hers, his] = [await iara.open(REQUESTS), await jonas.open(REQUESTS)]
	await openChat(hers, 'Jonas Reis')
	await openChat(his, 'Iara Reis')
	await write(hers, 'até mais')
	await expect(texts(his)).toHaveText(['até mais'])
	const profile = await iara.open('/profile/Jonas%20Reis')
	await profile.getByRole('button', { name: 'Mais opções' }).click()
	await profile.getByRole('menuitem', { name: 'Bloquear Jonas Reis' }).click()
	await profile.getByRole('dialog').getByRole('button', { name: 'Bloquear', exact: true }).click()
	for (const [page, other] of [
		[hers, 'Jonas Reis'],
		[his, 'Iara Reis'],
	] as const) {
		await expect(page.getByText('Esta conversa não está disponível')).toBeVisible()
		await expect(list(page).getByRole('link', { name: other })).toHaveCount(0)
		await expect(page.getByText('até mais')).toHaveCount(0)
	}
	await his.goto(`${site.address}/profile/Iara%20Reis`)
	await expect(his.getByText('Esse perfil não está aqui').last()).toBeVisible()
})
