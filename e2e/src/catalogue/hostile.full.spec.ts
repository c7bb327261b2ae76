import { expect } from '@playwright/test'
import { guarded } from '../browser/guarded.ts'
import { HOSTILE, HOSTILE_NAME, packed } from '../browser/hostileTexts.ts'
import { inParallel } from '../browser/inParallel.ts'
import { type Member, newMember } from '../site/member.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

const SYNOPSIS_LENGTH = 10_000
/** Articles whose bodies hold some of the texts each. */
const TEXTS_PER_ARTICLE = 8

test.describe.configure({ timeout: 180_000 })

let site: StartedSite
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

/** Puts a text into a field of a title, whatever stands there. */
async function edit(by: Member, id: number, field: 'synopsis', to: string) {
	const start = await by.send<{ values: { field: string; value: string }[] }>('GET', `edits/title/${id}`)
	const from = start.body.values.find((value) => value.field === field)?.value ?? ''
	const edited = await by.send('POST', `edits/title/${id}`, { changes: [{ field, from, to }] })
	expect([to, edited.status]).toEqual([to, 200])
}

test(`${HOSTILE_NAME} as synopses`, async ({ browser }) => {
	const editor = await newMember(browser, site.address, 'Caio')
	const reader = await newMember(browser, site.address, 'Duda')
	for (const synopsis of packed(SYNOPSIS_LENGTH)) {
		await edit(editor, 1, 'synopsis', synopsis)
		const { page, isUnharmed } = await guarded(reader.context, site.address, '/anime/1')
		const flat = (text: string) => text.replace(/\s+/gu, '')
		await expect.poll(async () => flat((await page.locator('main').textContent()) ?? '')).toContain(flat(synopsis))
		await isUnharmed()
		await page.close()
	}
})

test(`${HOSTILE_NAME} as bodies of articles, of which only what articles are made of is kept`, async ({ browser }) => {
	const author = await newMember(browser, site.address, 'Elis')
	const reader = await newMember(browser, site.address, 'Fabio')
	const bodies: string[] = []
	for (let first = 0; first < HOSTILE.length; first += TEXTS_PER_ARTICLE) {
		// What one leaves open would swallow the next: each is between two that are whole.
		bodies.push(
			HOSTILE.slice(first, first + TEXTS_PER_ARTICLE)
				.map((text) => `<p>antes</p>${text}`)
				.join('\n'),
		)
	}
	const paths = await inParallel(bodies, async (content, place) => {
		const made = await author.send<{ path: string }>('POST', 'creations/news', {
			category: 'culture',
			title: `Notícia ${place}`,
			summary: 'Um resumo.',
			content: `<p>O começo.</p>${content}`,
			imageUrl: 'https://exemplo.com.br/a.jpg',
		})
		return made.status === 200 ? made.body.path : undefined
	})
	const published = paths.filter((path) => path !== undefined)
	expect(published.length).toBeGreaterThan(0)
	const { page, isUnharmed } = await guarded(reader.context, site.address, '/news')
	for (const path of published) {
		await page.evaluate((to) => {
			history.pushState(null, '', to)
			dispatchEvent(new PopStateEvent('popstate'))
		}, path)
		await expect(page.getByText('O começo.').first()).toBeVisible()
		await isUnharmed()
	}
})
