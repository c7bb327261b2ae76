import { createHash, randomBytes } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { alteredBuild } from 'federation/release/alteredBuild'
import type { Candidate } from 'federation/release/commands/candidate'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { tried } from '../full.ts'
import type { Member } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { sliceNamed } from './faults.ts'
import { giveTo, publishTo } from './releasing.ts'

const SLICE = 'mfe-account'
const FLAG = 'other-terms'
const SHARE = 0.5
const OFF = 'Termos de Uso'
const ON = 'Política de Privacidade'

let site: Site
let admin: Member
/** Whose terms are the privacy policy where its flag is on. */
let flagged: Candidate

test.beforeAll(async ({ adminPlace }) => {
	;({ site, admin } = adminPlace)
	const isOn = `JSON.parse(document.getElementById("niouka-registry").textContent).slices.some(s=>s.name==="${SLICE}"&&s.flagsOn?.includes("${FLAG}"))`
	const title = { pt: 'Outros termos', en: 'Other terms', ja: '別の規約' }
	flagged = await alteredBuild(SLICE, '0.1.7', (text, file) => {
		if (file === 'slice.json') return JSON.stringify({ ...JSON.parse(text), flags: { [FLAG]: { title } } })
		return file === 'legal.js'
			? text.replace(/(return\(0,\w+\.jsx\)\([\w.]+,\{page:)"terms"/, `$1${isOn}?"privacy":"terms"`)
			: text
	})
	await publishTo(site, flagged)
	await giveTo(site, flagged, { everybody: true })
})
test.afterAll(() => giveTo(site, { slice: sliceNamed(site.registry, SLICE) }, { everybody: true }))

/** The heading of the terms for a new visitor. */
async function termsFor(browser: Browser, visit?: string): Promise<string | null> {
	const context = await browser.newContext({ locale: 'pt-BR' })
	if (visit) await context.addCookies([{ name: 'niouka_visit', value: visit, url: site.address }])
	const page = await context.newPage()
	await page.goto(`${site.address}/terms`)
	// The reading version has the heading of the path.
	await page.locator('#reading').waitFor({ state: 'detached' })
	const heading = await page.getByRole('heading', { level: 1 }).textContent()
	await context.close()
	return heading
}

/** The cookie of a visitor who is, or is not, within the share. */
function visitor(isWithin: boolean): string {
	for (;;) {
		const visit = randomBytes(16).toString('base64url')
		const bucket = createHash('sha256').update(`${visit}\n${SLICE}\n${FLAG}`).digest().readUInt32BE() / 2 ** 32
		if (bucket < SHARE === isWithin) return visit
	}
}

async function turn(page: Page, choice: string): Promise<void> {
	const row = page.getByRole('region', { name: SLICE }).getByRole('listitem').filter({ hasText: FLAG })
	await row.getByRole('button', { name: 'Mudar quem tem' }).click()
	await page.getByRole('combobox', { name: 'Para quem' }).selectOption(choice)
	await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an admin switches a flag, and the page of the slice changes for those who have it, without a release', async ({
	browser,
}) => {
	expect(await termsFor(browser)).toBe(OFF)
	const page = await admin.open('/dashboard/releases')
	await turn(page, 'everybody')
	await expect(page.getByText('Outros termos: Todo mundo.')).toBeVisible()
	expect(await termsFor(browser)).toBe(ON)

	await turn(page, String(SHARE))
	expect(await termsFor(browser, visitor(true))).toBe(ON)
	expect(await termsFor(browser, visitor(false))).toBe(OFF)

	await turn(page, 'admin')
	expect(await termsFor(browser, visitor(true))).toBe(OFF)
	// A page knows the role from the second one on.
	const own = await admin.open('/terms')
	await expect(own.getByRole('heading', { level: 1, name: ON })).toBeVisible()
	await own.close()

	await turn(page, 'off')
	expect(await termsFor(browser, visitor(true))).toBe(OFF)
	await page.getByRole('tab', { name: 'Registro' }).click()
	const log = page.getByRole('tabpanel').getByRole('listitem')
	await expect(log.nth(0)).toContainText(`${FLAG} de ${SLICE} desligado`)
	await expect(log.nth(1)).toContainText(`${FLAG} de ${SLICE}: Só administração`)
	await page.close()
})

for (const width of tried([390, 1280], 1)) {
	test(`who shows whom is seen at ${width}, as the builds tell it, by the keyboard too`, async () => {
		const page = await admin.open('/dashboard/releases')
		await page.setViewportSize({ width, height: 900 })
		await expect(page.locator('#niouka-startup')).toHaveCount(0)
		await page.getByRole('tab', { name: 'Fatias' }).press('ArrowRight')
		await expect(page.getByRole('tab', { name: 'Ligações' })).toHaveAttribute('aria-selected', 'true')
		const catalogue = page.getByRole('region', { name: 'mfe-catalogue' })
		await expect(catalogue).toContainText('title.panels mfe-account: Estatísticas')
		await expect(page.getByRole('region', { name: 'mfe-community' })).toContainText(
			'title.panels em mfe-catalogue Comentários · Resenhas',
		)
		const loss = catalogue.getByText('mfe-account fica sem').locator('..')
		await expect(loss).toContainText('mfe-catalogue/ArticleBody')
		await expect(page.getByText('shell fica sem').locator('..')).toContainText('mfe-account/PendingChanges')
		const modules = catalogue.getByText(/módulos, e todos servem/)
		await modules.focus()
		await page.keyboard.press('Enter')
		await expect(catalogue.getByText(/pede \^19\.0\.0, o site tem 19\./).first()).toBeVisible()
		expect(await fitsWidth(page)).toBe(true)
		await page.close()
	})
}

test('the dialog that withdraws a slice says what goes with it', async () => {
	leaveToFullRuns()
	const page = await admin.open('/dashboard/releases')
	const panel = page.getByRole('region', { name: 'mfe-community' })
	await panel.getByRole('button', { name: 'Tirar do ar' }).click()
	const dialog = page.getByRole('dialog')
	const addresses = dialog.getByText(/endereços respondem 404/)
	await expect(addresses).toContainText(': /messages, /profile, /notifications, /moderation e mais ')
	const [all, rest] = ((await addresses.textContent()) ?? '').match(/\d+(?= endereços)|(?<=e mais )\d+/g) ?? []
	expect(Number(all)).toBe(Number(rest) + 4)
	await expect(dialog).toContainText(/Somem das páginas de mfe-account: .*Pessoas bloqueadas/)
	await dialog.getByRole('button', { name: 'Cancelar' }).click()
	await page.close()
})
