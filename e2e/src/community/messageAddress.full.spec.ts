import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { twoOfAGroup } from './twoOfAGroup.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const COUNT = 140
const FAR = 12

/** How far the middle of an element is from that of its scrolling region, in heights of the region. */
const fromMiddle = (article: Locator) =>
	article.evaluate((element) => {
		const [own, all] = [element, element.closest('[role=region]')].map((each) => each?.getBoundingClientRect())
		if (!own || !all) return 1
		return Math.abs(own.top + own.height / 2 - (all.top + all.height / 2)) / all.height
	})

for (const viewport of [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
]) {
	test(`at ${viewport.width} px a quote and a pin lead to a message far away, and Back returns`, async ({
		browser,
	}) => {
		const names: [string, string] = viewport.width > 400 ? ['Iara Longe', 'Ivo Longe'] : ['Jade Longe', 'Jair Longe']
		const { author, reader, groupId } = await twoOfAGroup(browser, site.address, names, `Clube de ${names[0]}`)
		const path = `conversations/${groupId}-geral/messages`
		for (let number = 1; number <= COUNT; number++) {
			const by = number % 2 ? author : reader
			const replyTo = number === COUNT ? { replyTo: FAR } : {}
			await by.send('POST', path, { clientId: randomUUID(), text: `fala ${number}`, ...replyTo })
		}
		await author.send('PUT', `${path}/${FAR}/pin`)
		const page = await author.open(`/messages/g/${groupId}/geral`)
		await page.setViewportSize(viewport)
		const history = page.getByRole('region', { name: /^Mensagens de/ })
		const said = (number: number) => history.locator('article').filter({ hasText: new RegExp(`fala ${number}(?!\\d)`) })
		const stands = async (article: Locator) => {
			await expect(article).toBeFocused()
			await expect.poll(() => fromMiddle(article)).toBeLessThan(0.25)
		}
		await history.getByRole('link', { name: /^Em resposta a/ }).click()
		await stands(said(FAR))
		await expect(said(COUNT)).toHaveCount(0)
		await page.goBack()
		await expect(said(COUNT)).toBeVisible()

		await page.getByRole('button', { name: 'Buscar nesta conversa' }).click()
		await page
			.getByRole('dialog')
			.getByRole('link', { name: /^Ir para a mensagem/ })
			.press('Enter')
		await expect(page.getByRole('dialog')).toBeHidden()
		await stands(said(FAR))
		await page.reload()
		await stands(said(FAR))
		// From there the reader goes on to the newest message, downwards.
		await page.keyboard.press('ArrowDown')
		await expect(said(FAR + 1)).toBeFocused()
		await page.getByRole('button', { name: 'Ir para o fim' }).click()
		await expect(said(COUNT)).toBeVisible()
	})
}
