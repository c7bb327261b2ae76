import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { type Elsewhere, serveElsewhere } from './elsewhere.ts'
import { expectContractKept, frameOf, openPanel } from './look.ts'
import { startWorkbench, type Workbench } from './startWorkbench.ts'

// A workbench of its own, whose parts have tests in Node: in a full run.
let elsewhere: Elsewhere
let workbench: Workbench
test.beforeAll(async () => {
	test.setTimeout(120_000)
	elsewhere = await serveElsewhere('mfe-community')
	workbench = await startWorkbench(
		`${elsewhere.address}/good/slice.json`,
		`${elsewhere.address}/manifest/mf-manifest.json`,
		`${elsewhere.address}/incompatible/slice.json`,
		`${elsewhere.address}/missing/slice.json`,
		`${elsewhere.address}/html/slice.json`,
		`${elsewhere.address}/shape/slice.json`,
		`${elsewhere.address}/entry/slice.json`,
		`${elsewhere.silent}/slice.json`,
	)
})
test.afterAll(async () => {
	await workbench?.stop()
	await elsewhere?.stop()
})

test('what cannot be had is told in words, each with its reason', async ({ page }) => {
	await page.goto(workbench.address)
	const problem = (address: string) => page.getByRole('alert').filter({ hasText: address })
	await expect(problem('/missing/')).toContainText('responds with status 404')
	await expect(problem('/html/')).toContainText('not JSON but text/html')
	await expect(problem('/shape/')).toContainText('neither a slice.json, nor a registry, nor a manifest')
	await expect(problem('/entry/')).toContainText('is HTML, not a script')
	await expect(problem(elsewhere.silent)).toContainText('refuses the connection')
})

test('a slice from elsewhere is shown as one of here, and its delivery is judged', async ({ page }) => {
	await page.goto(`${workbench.address}mfe-community~1/Comments`)
	await expect(frameOf(page).locator('#preview')).toContainText('coment')
	await openPanel(page, 'Contract')
	const delivery = page.locator('[data-check="delivery"]')
	await expect(delivery).toContainText('Cross-Origin-Resource-Policy is same-origin')
	await expect(delivery).toContainText('No Access-Control-Allow-Origin')
	await expect(delivery).toHaveAttribute('data-state', 'warning')
})

test('a bare manifest is enough to show what it exposes', async ({ page }) => {
	await page.goto(`${workbench.address}mfe-community~2/Comments`)
	await expect(frameOf(page).locator('#preview')).toContainText('coment')
})

test('a slice that was made for another React is refused in words that name both versions, and nothing of it runs', async ({
	page,
}) => {
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await page.goto(`${workbench.address}mfe-community~3/Comments`)
	await expect(page.getByRole('alert')).toContainText(
		/mfe-community@\S+ requires react \^20\.0\.0, but this workbench provides 19\.3\.1/,
	)
	expect(asked.filter((url) => url.includes('/workbench/remote/'))).toEqual([])
})

test('the slices of here are as they are', async ({ page }) => {
	await page.goto(`${workbench.address}mfe-community/Comments`)
	await expectContractKept(page)
})
