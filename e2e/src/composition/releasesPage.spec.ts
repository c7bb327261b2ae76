import { expect, type Page } from '@playwright/test'
import { alteredBuild } from 'federation/release/alteredBuild'
import type { Candidate } from 'federation/release/commands/candidate'
import { complaintsOf } from '../browser/complaints.ts'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { sliceNamed } from './faults.ts'
import { channelOf, giveTo, publishTo, rollBack } from './releasing.ts'

const SLICE = 'mfe-account'

let site: Site
let admin: Member
let member: Member
/** Whose terms throw a little after they are there. */
let candidate: Candidate
let first: string

test.beforeAll(async ({ browser, adminPlace }) => {
	;({ site, admin } = adminPlace)
	member = await newMember(browser, site.address, 'Beto Membro')
	first = sliceNamed(site.registry, SLICE).version
	candidate = await alteredBuild(SLICE, '0.1.1', (text, file) =>
		file === 'legal.js'
			? text.replace(
					/return(?=\(0,\w+\.jsx\)\([\w.]+,\{page:"terms")/,
					'$& setTimeout(()=>{throw new Error("from the terms")},200),',
				)
			: text,
	)
	await publishTo(site, candidate)
})
test.afterAll(async () => {
	await giveTo(site, { slice: sliceNamed(site.registry, SLICE) }, { everybody: true })
	await member.context.close()
})

/** A page of somebody at what the slices are given as. */
async function openAs({ context }: Pick<Member, 'context'>, query = ''): Promise<Page> {
	const page = await context.newPage()
	await page.goto(`${site.address}/dashboard/releases${query}`)
	return page
}

const panel = (page: Page) => page.getByRole('region', { name: SLICE })
const row = (page: Page, version: string) =>
	panel(page)
		.getByRole('listitem')
		.filter({ has: page.getByText(version, { exact: true }) })
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('an admin sees what everybody has, gives them another version, sees it fail, and rolls it back', async ({
	browser,
}) => {
	const { version } = candidate.slice
	const page = await openAs(admin)
	for (const slice of ['mfe-account', 'mfe-catalogue', 'mfe-community'])
		await expect(page.getByRole('heading', { name: slice, level: 2 })).toBeVisible()
	await expect(row(page, first)).toContainText('ATUAL')
	await expect(row(page, version)).toContainText('Nenhuma página contou nada desta versão ainda.')

	await row(page, version).getByRole('button', { name: 'Promover' }).click()
	await press(page, 'Promover')
	await expect(page.getByText(`${version}: Todo mundo.`)).toBeVisible()
	await expect(row(page, version)).toContainText('ATUAL')
	await expect(row(page, first)).toContainText('Anterior')
	expect((await channelOf(site, SLICE)).current).toBe(version)

	const reader = await browser.newContext()
	const read = await reader.newPage()
	const told = read.waitForResponse((response) => response.url().endsWith('/api/composition/reports'))
	await read.goto(`${site.address}/terms`)
	await expect(read.getByRole('heading', { level: 1 })).toBeVisible()
	await told
	await reader.close()
	// The page asks anew by itself.
	const failures = row(page, version).getByText('1 erro frequente')
	await expect(failures).toBeVisible()
	await failures.click()
	await expect(row(page, version)).toContainText('from the terms')
	await expect(row(page, version)).toContainText('src/legal/termsRoute.tsx:6')

	await panel(page).getByRole('button', { name: 'Voltar à anterior' }).click()
	await press(page, 'Voltar à anterior')
	await expect(page.getByText(`A ${first} voltou a ser a de todo mundo.`)).toBeVisible()
	await expect(row(page, first)).toContainText('ATUAL')
	expect((await channelOf(site, SLICE)).current).toBe(first)

	await page.getByRole('tab', { name: 'Registro' }).click()
	const log = page.getByRole('tabpanel').getByRole('listitem')
	await expect(log.nth(0)).toContainText(`${SLICE} voltou para a ${first}, no lugar da ${version}`)
	await expect(log.nth(1)).toContainText(`${SLICE} ${version} é de todo mundo, no lugar da ${first}`)
	for (const line of [log.nth(0), log.nth(1)]) await expect(line).toContainText('Ada Admin')
	await page.close()
})

test('an admin has some try a version, and ends it', async () => {
	leaveToFullRuns()
	const { version } = candidate.slice
	const page = await openAs(admin)
	await row(page, version).getByRole('button', { name: 'Promover' }).click()
	await page.getByRole('combobox', { name: 'Para quem' }).selectOption({ label: 'Uma parte dos visitantes' })
	await page.getByRole('combobox', { name: 'Quantos visitantes' }).selectOption('0.25')
	await press(page, 'Promover')
	await expect(row(page, version)).toContainText('25% dos visitantes')
	expect((await channelOf(site, SLICE)).candidate).toMatchObject({ version, to: { share: 0.25 } })
	await panel(page).getByRole('button', { name: 'Encerrar o teste' }).click()
	await press(page, 'Encerrar o teste')
	await expect(page.getByText(`O teste da ${version} terminou.`)).toBeVisible()
	expect(await channelOf(site, SLICE)).toMatchObject({ current: first, candidate: null })
	await page.close()
})

test('a member is told that it is not for them, and is told nothing of it; a visitor signs in first', async ({
	browser,
}) => {
	leaveToFullRuns()
	const page = await member.context.newPage()
	const complaints = complaintsOf(page, site.address)
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await page.goto(`${site.address}/dashboard/releases`)
	await expect(page.getByText('Esta parte não é para o seu cargo')).toBeVisible()
	expect(asked.filter((path) => path.startsWith('/api/releases'))).toEqual([])
	expect(complaints).toEqual([])
	await expect(page.getByText(first)).toHaveCount(0)
	await expect(page.getByRole('tab')).toHaveCount(0)
	await page.goto(`${site.address}/dashboard`)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(page.locator('main a[href="/dashboard/releases"]')).toHaveCount(0)
	expect((await member.send('GET', 'releases')).status).toBe(403)
	expect((await member.send('POST', `releases/${SLICE}/rollback`)).status).toBe(403)
	await page.close()

	const visitor = await browser.newContext()
	const door = await openAs({ context: visitor })
	await expect(door).toHaveURL(/\/auth\?next=%2Fdashboard%2Freleases$/)
	expect((await visitor.request.get(`${site.address}/api/releases`)).status()).toBe(401)
	await visitor.close()
})

for (const [language, locale, width, promote] of [
	['pt', 'pt-BR', 1280, 'Promover'],
	['ja', 'ja-JP', 390, '配信する'],
] as const) {
	test(`in ${language} at ${width} it keeps to its width and its console is quiet, with a trial running`, async ({
		browser,
	}) => {
		leaveToFullRuns()
		await giveTo(site, candidate, { share: 0.1 })
		await (await openAs(admin)).close()
		const { cookies, origins } = await admin.context.storageState()
		// Who is signed in, in a browser that knows no language yet.
		const storageState = { cookies: cookies.filter(({ name }) => name === 'niouka_session'), origins }
		for (const origin of origins)
			origin.localStorage = origin.localStorage.filter(({ name }) => /^niouka:(token|username)$/.test(name))
		const context = await browser.newContext({ locale, viewport: { width, height: 900 }, storageState })
		const page = await context.newPage()
		const complaints = complaintsOf(page, site.address)
		for (const query of ['', '?view=links', '?view=log', '?view=tokens']) {
			await page.goto(`${site.address}/dashboard/releases${query}`)
			await expect(page.getByRole('tabpanel')).toBeVisible()
			expect(await fitsWidth(page), query).toBe(true)
			// The row of the dashboard's parts is longer than a small screen is wide.
			await expect(page.locator('main nav [aria-current="page"]')).toBeInViewport({ ratio: 1 })
		}
		await page.goto(`${site.address}/dashboard/releases`)
		await row(page, first).first().waitFor()
		await row(page, candidate.slice.version).getByRole('button', { name: promote }).click()
		await expect(page.getByRole('dialog')).toBeVisible()
		expect(await fitsWidth(page)).toBe(true)
		expect(complaints).toEqual([])
		await context.close()
		await rollBack(site, SLICE)
	})
}
