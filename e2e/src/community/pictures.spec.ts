import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { composer, texts, twoInOneChannel, write } from './talk.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const png = () =>
	sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 40, g: 90, b: 160 } } })
		.png()
		.toBuffer()

async function attach(page: Page, buffer: Buffer) {
	await page.locator('main input[type=file]').setInputFiles({ name: 'praia.png', mimeType: 'image/png', buffer })
	await expect(page.getByAltText('Imagem que vai junto')).toBeVisible()
}

test('a picture goes from one to the other, as a spoiler that the keyboard uncovers and enlarges', async ({
	browser,
}) => {
	const { one, two } = await twoInOneChannel(browser, site.address, ['Ivo Reis', 'Jade Reis'])
	await attach(one, await png())
	await one.getByRole('textbox', { name: 'Descreva a imagem' }).fill('Uma praia')
	await one.getByRole('switch', { name: 'É spoiler' }).click()
	await composer(one).fill('olha isso')
	await composer(one).press('Enter')
	await expect(one.getByAltText('Imagem que vai junto')).toBeHidden()
	const cover = two.getByRole('button', { name: 'Spoiler: mostrar a imagem' })
	await expect(cover).toBeVisible()
	await expect(two.locator('article img[src^="/uploads/"]')).toHaveCount(0)
	const before = await cover.boundingBox()
	await cover.focus()
	await two.keyboard.press('Enter')
	const picture = two.getByRole('button', { name: 'Ampliar: Uma praia' })
	await expect(picture).toBeFocused()
	expect(await picture.boundingBox()).toEqual(before)
	expect(before?.height).toBe(320)
	await two.keyboard.press('Enter')
	await expect(two.getByRole('dialog').getByRole('img', { name: 'Uma praia' })).toBeVisible()
	await two.keyboard.press('Escape')
	await expect(picture).toBeFocused()
})

test('a picture that is pasted is sent without a text', async ({ browser }) => {
	leaveToFullRuns()
	const { one, two } = await twoInOneChannel(browser, site.address, ['Kiko Reis', 'Lia Reis'])
	const bytes = [...(await png())]
	await composer(one).evaluate((field, content) => {
		const data = new DataTransfer()
		data.items.add(new File([new Uint8Array(content)], 'praia.png', { type: 'image/png' }))
		field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
	}, bytes)
	await expect(one.getByAltText('Imagem que vai junto')).toBeVisible()
	await composer(one).press('Enter')
	await expect(two.getByRole('img', { name: 'Imagem de Kiko Reis' })).toBeVisible()
})

test('a link to a title has a card that leads there; cards above move nothing that is read', async ({ browser }) => {
	leaveToFullRuns()
	const { one, two } = await twoInOneChannel(browser, site.address, ['Mila Reis', 'Nilo Reis'])
	for (let number = 1; number <= 6; number += 1) await write(one, `veja ${site.address}/anime/${number}`)
	await write(one, `${site.address.replace('://', '://a.')}/anime/1 não`)
	await write(one, 'fim')
	await expect(texts(two).last()).toHaveText('fim')
	const cards = two.locator('article a[href^="/anime/"]')
	await expect(cards).toHaveCount(6)
	await two.route('**/api/link-cards*', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500))
		await route.continue()
	})
	await two.reload()
	await expect(texts(two).last()).toHaveText('fim')
	await two.waitForTimeout(500)
	const top = async () => (await texts(two).last().boundingBox())?.y
	const before = await top()
	await expect(cards).toHaveCount(6)
	expect(await top()).toBe(before)
	await cards.first().click()
	await expect(two).toHaveURL(/\/anime\/1$/)
})
