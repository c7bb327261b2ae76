import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { test } from '../test.ts'
import { runIn } from './command.ts'
import { type StartedSite, startSite } from './startSite.ts'
import { newDataFolder, removeFolder } from './template.ts'

let site: StartedSite
let folder: string
let elsewhere: Server

test.beforeAll(async () => {
	folder = await newDataFolder()
	const dump = runIn('.', ['npm', 'run', 'dump'], { DATA_DIR: folder })
	expect(await dump.ended, dump.said()).toBe(0)
	site = await startSite({ DATA_DIR: folder })
	const card = `<iframe src="${site.address}/embed/title/1?hl=pt" width="300" height="180" title="card"></iframe>`
	elsewhere = createServer((_request, response) => {
		response.setHeader('content-type', 'text/html; charset=utf-8')
		response.end(`<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>${card}`)
	})
	await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
})
test.afterAll(async () => {
	elsewhere.close()
	await site.stop()
	await removeFolder(folder)
})

test('the page of the dumps lists a file that is what it says', async ({ page, request }) => {
	const complaints = complaintsOf(page, site.address)
	await page.goto(`${site.address}/data?hl=pt`)
	const file = page.getByRole('link', { name: 'titles.ndjson.gz' })
	await expect(file).toBeVisible()
	const answer = await request.get(site.address + (await file.getAttribute('href')))
	const hash = createHash('sha256')
		.update(await answer.body())
		.digest('hex')
	await expect(page.getByText(`SHA-256: ${hash}`)).toBeVisible()
	expect(complaints).toEqual([])
})

test('a page of another site shows the card of a title without a complaint', async ({ page }) => {
	const { port } = elsewhere.address() as AddressInfo
	const complaints: string[] = []
	page.on('console', (message) => complaints.push(message.text()))
	await page.goto(`http://127.0.0.1:${port}/`)
	const card = page.frameLocator('iframe')
	await expect(card.getByRole('link')).toContainText('Ver na Niouka')
	const picture = await card.locator('img').getAttribute('src')
	expect((await page.request.get(new URL(picture ?? '', site.address).href)).status()).toBe(200)
	expect(complaints).toEqual([])
})

test('the share menu of a title copies the code of the card', async ({ browser }) => {
	const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'pt-BR' })
	const page = await context.newPage()
	await page.goto(`${site.address}/anime/1?hl=pt`)
	await page.getByRole('button', { name: 'Compartilhar' }).click()
	await page.getByRole('menuitem', { name: 'Incorporar' }).click()
	await expect(page.getByText('Código copiado: cole-o no seu site.')).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
		`<iframe src="${site.address}/embed/title/1?hl=pt"`,
	)
})
