import { expect } from '@playwright/test'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { composer, sent, texts, twoInOneChannel, write } from './talk.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

/** Texts that break what is careless: markup, controls, writing from right to left, and the message's own marks. */
const HOSTILE = [
	'<script>globalThis.broken = 1</script>',
	'<img src=x onerror="globalThis.broken = 1">',
	'"><svg onload=globalThis.broken=1>',
	"javascript:globalThis.broken=1//'",
	'[[anime:1]] {{constructor.constructor("globalThis.broken=1")()}}',
	'#{7*7} <%= 7*7 %> %s %n %00',
	"'; drop table message; --",
	'٠١٢ שלום \u202egnipyt\u202c \u200b\u2060',
	'Z̸̢̛a̵l̶g̷o̴ 👩‍👩‍👧‍👦 ｆｕｌｌ 🏳️‍🌈',
	'田中さんにあげて下さい (╯°□°）╯︵ ┻━┻)',
	'__proto__ constructor hasOwnProperty undefined null',
	'a'.repeat(600),
]

test('what one writes appears in the other, and that somebody types', async ({ browser }) => {
	const { one, two } = await twoInOneChannel(browser, site.address, ['Ana Dias', 'Beto Dias'])
	// What is typed before the other page listens is not seen there.
	await expect(async () => {
		await composer(one).clear()
		await composer(one).pressSequentially('oi')
		await expect(two.getByText('Ana Dias está digitando…')).toBeVisible({ timeout: 2000 })
	}).toPass()
	await composer(one).press('Enter')
	await expect(texts(two)).toHaveText(['oi'])
	await expect(two.getByText('Ana Dias está digitando…')).toBeHidden()
	await write(two, 'tudo *bem*?')
	await expect(texts(one)).toHaveText(['oi', 'tudo bem?'])
	await expect(texts(one).locator('strong')).toHaveText('bem')
})

test('one loses the network in between: nothing is missed, nothing comes twice', async ({ browser }) => {
	const { one, two } = await twoInOneChannel(browser, site.address, ['Carla Dias', 'Davi Dias'])
	await write(one, 'antes')
	await expect(texts(two)).toHaveText(['antes'])

	await two.context().setOffline(true)
	for (const text of ['enquanto 1', 'enquanto 2', 'enquanto 3']) await write(one, text)
	await expect(sent(one)).toHaveCount(4)
	await write(two, 'escrevi sem rede')
	await expect(two.getByText('Aguardando conexão…')).toBeVisible()
	await expect(two.getByText('Sem conexão. O que você escrever será enviado quando ela voltar.')).toBeVisible()

	await two.context().setOffline(false)
	const all = ['antes', 'enquanto 1', 'enquanto 2', 'enquanto 3', 'escrevi sem rede']
	for (const page of [one, two]) await expect(texts(page)).toHaveText(all)
	await expect(two.getByText('Aguardando conexão…')).toBeHidden()
	await two.reload()
	await expect(texts(two)).toHaveText(all)
})

test('a draft stays with its conversation through a reload', async ({ browser }) => {
	leaveToFullRuns()
	const { one } = await twoInOneChannel(browser, site.address, ['Elis Dias', 'Fabio Dias'])
	await composer(one).fill('ainda não')
	await one.reload()
	await expect(composer(one)).toHaveValue('ainda não')
})

test('no text runs or is altered in the browser of another', async ({ browser }) => {
	leaveToFullRuns()
	const { one, two } = await twoInOneChannel(browser, site.address, ['Gabi Dias', 'Hugo Dias'])
	two.on('dialog', () => expect('a dialog').toBe('none'))
	for (const text of HOSTILE) {
		await write(one, text)
		// `textContent`, so that not a space is lost.
		await expect
			.poll(async () => (await texts(two).last().textContent()) ?? '', { timeout: 5000 })
			.toBe(text.normalize('NFC'))
	}
	expect(await two.evaluate(() => 'broken' in globalThis)).toBe(false)
	expect(await two.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('who is kicked while the channel is open reads why and can write no more', async ({ browser }) => {
	const { one, two } = await twoInOneChannel(browser, site.address, ['Iara Dias', 'Jonas Dias'])
	await write(two, 'estou aqui')
	await expect(texts(one)).toHaveText(['estou aqui'])
	await one.getByRole('button', { name: 'Configurações do grupo' }).click()
	await one.getByRole('tab', { name: 'Membros' }).click()
	await one.getByRole('button', { name: 'Expulsar Jonas Dias' }).click()
	await one
		.getByRole('dialog', { name: 'Expulsar Jonas Dias?' })
		.getByRole('button', { name: 'Expulsar', exact: true })
		.click()
	await expect(two.getByText('Você foi removido do grupo Clube de Iara Dias.')).toBeVisible()
	await expect(two.getByText('Esta conversa não está disponível')).toBeVisible()
	await expect(composer(two)).toHaveCount(0)
})

test('what comes elsewhere is told by a dot, until it is read', async ({ browser }) => {
	leaveToFullRuns()
	const { one, two } = await twoInOneChannel(browser, site.address, ['Lia', 'Malu'])
	await two.goto(`${site.address}/messages`)
	const row = two.getByRole('navigation', { name: 'Conversas' }).getByRole('link', { name: /Clube de Lia/ })
	await expect(row).toBeVisible()
	await write(one, 'novidade')
	await expect(row).toHaveAccessibleName(/Mensagens não lidas/)
	await row.click()
	await two
		.locator('section')
		.getByRole('link', { name: /^# geral/ })
		.last()
		.click()
	await expect(texts(two)).toHaveText(['novidade'])
	await expect(row).not.toHaveAccessibleName(/Mensagens não lidas/)
})
