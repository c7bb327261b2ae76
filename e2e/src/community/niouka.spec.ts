import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { intruders } from '../browser/intruders.ts'
import { type Member, newMember } from '../site/member.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { startModel } from './model.ts'

const OOPS = 'Oops! Tive um problema para me conectar. Tente novamente mais tarde.'

let model: Awaited<ReturnType<typeof startModel>>
let site: StartedSite
let member: Member
test.beforeAll(async () => {
	model = await startModel()
	site = await startSite({
		GEMINI_API_KEY: 'x',
		GEMINI_BASE_URL: model.url,
		ASSISTANT_ASKS_AGE: 'false',
		REQUESTS_PER_MINUTE: '0',
	})
})
test.afterAll(async () => {
	await site?.stop()
	model?.stop()
})
// Each has asked nothing yet: how much a member may ask in a minute is limited.
test.beforeEach(async ({ browser }, { testId }) => {
	member = await newMember(browser, site.address, `Ana ${testId.slice(-8)}`)
})
test.afterEach(() => member.context.close())

const said = (page: Page) => page.getByRole('region', { name: 'Mensagens com a Niouka' }).locator('ol > li')

async function ask(page: Page, text: string) {
	const box = page.getByRole('textbox', { name: 'Mensagem para a Niouka' })
	await box.fill(text)
	await box.press('Enter')
}

test('a reply comes word by word, and each work that it names is a link to its page', async () => {
	const page = await member.open('/messages/niouka')
	const complaints = complaintsOf(page, site.address)
	await ask(page, 'Um romance, por favor')
	await expect(page.getByText('A Niouka está escrevendo…').first()).toBeAttached()
	await expect(page.getByRole('button', { name: 'Parar a resposta' })).toBeVisible()
	const reply = said(page).last()
	await expect(reply).toContainText('Que gosto')
	const [early] = await reply.allTextContents()
	await expect(reply).toContainText('Me conta depois?')
	expect(early).not.toContain('Me conta depois?')
	await expect(reply.locator('strong').first()).toHaveText('bom')
	const link = reply.getByRole('link').first()
	const name = (await link.textContent()) ?? ''
	await link.click()
	await expect(page).toHaveURL(/\/(anime|movie|manga)\/\d+$/)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
	await page.goBack()
	await expect(said(page)).toHaveCount(2)
	expect(complaints).toEqual([])
})

test('a change of the list that she proposes is done by a press, and undone', async () => {
	const page = await member.open('/messages/niouka')
	const complaints = complaintsOf(page, site.address)
	await page.getByRole('button', { name: 'Pode olhar' }).click()
	await ask(page, 'põe na lista')
	const card = said(page).last().getByRole('listitem').filter({ hasText: 'Entra na sua lista: Assistindo' })
	await expect(card).toContainText('nota 8')
	const listed = async () => (await member.send<{ entries: unknown[] }>('GET', 'list')).body.entries.length
	expect(await listed()).toBe(0)
	await card.getByRole('button', { name: /^Confirmar/ }).click()
	await expect(card).toContainText('Feito.')
	expect(await listed()).toBe(1)
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(card).toContainText('Nada mudou na lista.')
	expect(await listed()).toBe(0)
	expect(complaints).toEqual([])
})

test('what goes wrong is said as specified, and asked again by its button', async () => {
	const page = await member.open('/messages/niouka')
	await ask(page, 'cota')
	await expect(said(page).last()).toContainText(OOPS)
	await expect(said(page).last()).toContainText('Muita gente está conversando comigo agora.')
	await page.getByRole('button', { name: 'Tentar novamente' }).click()
	await expect(said(page)).toHaveCount(2)
	await expect(said(page).last()).toContainText(OOPS)
	await ask(page, 'corte')
	await expect(said(page).last()).toContainText('Eu acho que a melhor parte é quando')
	await expect(said(page).last()).toContainText('A resposta se perdeu no caminho.')
	await ask(page, 'filtro')
	await expect(said(page).last()).toContainText('Sobre isso eu não posso falar.')
	await ask(page, 'para sempre')
	await expect(said(page).last()).toContainText('A resposta ficou longa demais.')
})

test('without a word for ten seconds she gives up, and can be stopped before', async () => {
	leaveToFullRuns()
	const page = await member.open('/messages/niouka')
	await ask(page, 'silêncio')
	await page.getByRole('button', { name: 'Parar a resposta' }).click()
	await expect(said(page).last()).toContainText('Você parou a resposta.')
	const began = Date.now()
	await ask(page, 'silêncio, outra vez')
	await expect(said(page).last()).toContainText('A resposta demorou demais.')
	expect(Date.now() - began).toBeGreaterThan(9000)
})

test('a model that was talked into something can only name works of ours', async () => {
	leaveToFullRuns()
	const page = await member.open('/messages/niouka')
	const complaints = complaintsOf(page, site.address)
	await ask(page, 'mau')
	await expect(said(page).last()).toContainText('Clique:')
	await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
	await expect(said(page).last().getByRole('link')).toHaveCount(0)
	await expect(said(page).last()).not.toContainText('mau.example')
	expect(await intruders(page)).toEqual([])
	expect(complaints).toEqual([])
})

test('who asks too much is asked to wait, and keeps their words', async () => {
	leaveToFullRuns()
	const page = await member.open('/messages/niouka')
	for (let asked = 0; asked < 8; asked++) {
		await ask(page, 'filtro')
		await expect(said(page)).toHaveCount((asked + 1) * 2)
		await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
	}
	await ask(page, 'mais uma')
	await expect(page.getByText('Muitas mensagens em pouco tempo.', { exact: false })).toBeVisible()
	await expect(page.getByRole('textbox', { name: 'Mensagem para a Niouka' })).toHaveValue('mais uma')
})
