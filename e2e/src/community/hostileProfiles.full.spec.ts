import { expect, type Locator, type Page } from '@playwright/test'
import { guarded, textsOf } from '../browser/guarded.ts'
import { fitting, HOSTILE, HOSTILE_NAME, packed, tidy } from '../browser/hostileTexts.ts'
import { inParallel } from '../browser/inParallel.ts'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

const BIO_LENGTH = 500
const LIST_TITLE_LENGTH = 80
const LISTS = 100
const QUESTION_LENGTH = 2000
const QUESTIONS_PER_MINUTE = 8
/** Letters of any script with a separator between two of them: what may be a name. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._-]{0,30}[\p{L}\p{N}]$/u

test.describe.configure({ timeout: 180_000 })

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

/** Goes to a page of the site as a link does: without fetching it anew. */
const goTo = (page: Page, path: string) =>
	page.evaluate((to) => {
		history.pushState(null, '', to)
		dispatchEvent(new PopStateEvent('popstate'))
	}, path)

/** Types one text after the other, as fast as a page takes them; now and then with a pause, in which the box asks. */
const typeEach = (box: Locator, texts: readonly string[]) =>
	box.evaluate(async (field, all) => {
		const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
		for (const [index, text] of all.entries()) {
			value?.set?.call(field, text.slice(0, 200))
			field.dispatchEvent(new Event('input', { bubbles: true }))
			await new Promise((resolve) => setTimeout(resolve, index % 60 === 0 ? 400 : 0))
		}
	}, texts)

test(`${HOSTILE_NAME} as bio, and as name where they may be one`, async ({ browser }) => {
	const author = await newMember(browser, site.address, 'Ana Mar')
	const reader = await newMember(browser, site.address, 'Beto Mar')
	const names = fitting(32).filter((text) => NAME.test(text))
	const { page, isUnharmed } = await guarded(reader.context, site.address, '/profile/Ana%20Mar')
	let username = author.name
	for (const [round, bio] of packed(BIO_LENGTH).entries()) {
		const wanted = names[round] ?? username
		const change = (name: string) => author.send('PUT', 'account', { username: name, bio, email: author.email })
		// What a name may not hold after all, or what is somebody's, is refused as a whole.
		if ((await change(wanted)).status === 200) username = wanted
		else expect((await change(username)).status).toBe(200)
		await goTo(page, '/notifications')
		await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible()
		await goTo(page, `/profile/${encodeURIComponent(username)}`)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(username)
		await expect.poll(async () => (await textsOf(page.locator('main header p[dir="auto"]'))).map(tidy)).toEqual([bio])
	}
	await isUnharmed()
})

test(`${HOSTILE_NAME} as titles of lists`, async ({ browser }) => {
	const owner = await newMember(browser, site.address, 'Caio Mar', { viewport: { width: 1280, height: 2400 } })
	const titles = fitting(LIST_TITLE_LENGTH)
	const ids: string[] = []
	const { page, isUnharmed } = await guarded(owner.context, site.address, '/lists?list=custom')
	for (let first = 0; first < titles.length; first += LISTS) {
		const round = titles.slice(first, first + LISTS)
		await inParallel(round, async (title, place) => {
			const writing = { title, description: title, isPublic: true }
			const id = ids[place]
			const [method, path] = id === undefined ? ['POST', 'lists'] : ['PUT', `lists/${id}`]
			const { status, body } = await owner.send<{ list: { id: string } }>(method, path, writing)
			expect(status).toBe(200)
			ids[place] = body.list.id
		})
		await page.reload()
		const cards = page.locator('main button[aria-haspopup="dialog"]')
		await expect(cards.first()).toBeVisible()
		const shown = new Set((await textsOf(cards)).map(tidy))
		expect(round.filter((title) => !shown.has(title))).toEqual([])
		await isUnharmed()
	}
})

test(`${HOSTILE_NAME} typed into every search box of the community`, async ({ browser }) => {
	const member = await newMember(browser, site.address, 'Duda Mar')
	const { page, isUnharmed } = await guarded(member.context, site.address, '/messages')
	const typeAll = async (path: string, name: string) => {
		await goTo(page, path)
		await typeEach(page.getByRole('searchbox', { name }), HOSTILE)
		await isUnharmed()
	}
	await typeAll('/messages', 'Buscar conversas')
	await typeAll('/messages?open=join', 'Buscar grupos públicos')
	await typeAll('/messages?open=requests', 'Buscar pessoas pelo nome')
})

test(`${HOSTILE_NAME} as questions to Niouka`, async ({ browser }) => {
	const questions = packed(QUESTION_LENGTH)
	for (let first = 0; first < questions.length; first += QUESTIONS_PER_MINUTE) {
		const round = questions.slice(first, first + QUESTIONS_PER_MINUTE)
		const member = await newMember(browser, site.address, `Elis Mar ${first}`)
		const { page, isUnharmed } = await guarded(member.context, site.address, '/messages/niouka')
		const box = page.getByRole('textbox', { name: 'Mensagem para a Niouka' })
		for (const question of round) {
			await box.fill(question)
			await box.press('Enter')
			await expect(box).toHaveValue('')
			await expect(page.getByRole('button', { name: 'Parar a resposta' })).toBeHidden()
		}
		await page.reload()
		const said = page.getByRole('region', { name: 'Mensagens com a Niouka' }).locator('ol > li')
		await expect(said).toHaveCount(round.length * 2)
		const whole = (await textsOf(said)).join('\n')
		const flat = (text: string) => text.replace(/[*_~`\s]/g, '')
		for (const question of round) expect(flat(whole)).toContain(flat(question))
		await isUnharmed()
		await member.context.close()
	}
})
