import { expect, type Page } from '@playwright/test'
import { tried } from '../full.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { control, expectContractKept, frameOf, openPanel } from './look.ts'
import { startWorkbench, type Workbench } from './startWorkbench.ts'

let workbench: Workbench
/** All tests look in one page, which has the workbench's files after the first. */
let page: Page
test.beforeAll(async ({ browser }) => {
	test.setTimeout(120_000)
	workbench = await startWorkbench()
	page = await browser.newPage()
})
test.afterAll(async () => {
	await page?.close()
	await workbench?.stop()
})

/** What a slice shows while its API fails, in Portuguese. */
interface Looked {
	slice: string
	widget: string
	/** Is in the widget in each language. */
	words: { pt: string; ja: string }
}

const LOOKED: Looked[] = [
	{ slice: 'mfe-catalogue', widget: 'TitleCard', words: { pt: 'Aventura', ja: '冒険' } },
	{ slice: 'mfe-community', widget: 'Comments', words: { pt: 'coment', ja: 'コメント' } },
	{ slice: 'mfe-account', widget: 'ListTab', words: { pt: 'Completo', ja: '視聴済み' } },
]

const open = (path: string) => page.goto(workbench.address + path)

for (const { slice, widget, words } of LOOKED) {
	test(`${slice}: ${widget} is shown alone, in another language, and the contract is kept`, async () => {
		await open(`${slice}/${widget}`)
		const frame = frameOf(page)
		await expect(frame.locator('#preview')).toContainText(words.pt)
		await control(page, 'Language').selectOption('ja')
		await expect(frame.locator('#preview')).toContainText(words.ja)
		expect(page.url()).toContain('locale=ja')
		await expectContractKept(page)
	})
}

test('the overview lists what each slice lends and owns, and the design system', async () => {
	leaveToFullRuns()
	await open('')
	await expect(page.getByRole('heading', { level: 1, name: 'Niouka workbench' })).toBeVisible()
	for (const { slice, widget } of LOOKED) {
		await expect(page.getByRole('heading', { level: 3, name: slice })).toBeVisible()
		await expect(page.getByRole('region', { name: `Widgets of ${slice}` })).toContainText(widget)
	}
	await page.getByRole('navigation').getByRole('link', { name: 'Overlays' }).click()
	await expect(frameOf(page).getByRole('button', { name: 'Drawer' })).toBeVisible()
})

test('props are set by controls of their schema; what it does not allow is said and not shown', async () => {
	leaveToFullRuns()
	await open('mfe-community/Comments')
	await expect(frameOf(page).locator('#preview')).toContainText('coment')
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	const form = page.getByRole('form', { name: 'Props of mfe-community/Comments' })
	await form.getByLabel('subject', { exact: true }).selectOption('news')
	await form.getByLabel('subjectId').fill('2')
	await expect.poll(() => asked).toContain('/api/discussions/news/2')
	await form.getByLabel('subjectId').fill('0')
	await expect(form).toContainText('The schema does not allow this.')
	expect(asked).not.toContain('/api/discussions/news/0')
	await page.reload()
	await expect(form.getByLabel('subject', { exact: true })).toHaveValue('news')
})

test('who looks is who the slice takes them for', async () => {
	leaveToFullRuns()
	await open('mfe-account/routes?path=%2Flists')
	await control(page, 'Role').selectOption('admin')
	await expect(page).toHaveURL(/role=admin/)
	await openPanel(page, 'Network')
	const table = page.getByRole('table', { name: 'Network' })
	await expect(table.getByText('/api/auth/session')).toBeVisible()
	const session = await frameOf(page)
		.locator('body')
		.evaluate(async () => {
			const token = localStorage.getItem('niouka:token')
			const answer = await fetch('/api/auth/session', { headers: { authorization: `Bearer ${token}` } })
			return answer.json()
		})
	expect(session.user).toMatchObject({ role: 'admin' })
	// Nothing of it is left to the workbench itself, or to another window.
	expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

const FAULTS = ['error', 'offline', 'malformed', 'shape'] as const
for (const [index, { slice, widget, words }] of LOOKED.entries()) {
	test(`${slice}: however the API fails, ${widget} says so itself, and works when the API does`, async () => {
		const frame = frameOf(page)
		// What fails is the same for each slice; what each says of it is its own.
		for (const fault of tried(FAULTS, index === 0 ? FAULTS.length : 1)) {
			await open(`${slice}/${widget}?fault=${fault}`)
			await expect(frame.locator('#preview').getByRole('alert').first()).toBeVisible()
		}
		await control(page, 'API').selectOption('none')
		await expect(frame.locator('#preview')).toContainText(words.pt)
		await expect(frame.locator('#preview').getByRole('alert')).toBeHidden()
	})
}

test('what is looked at has most of a laptop window, and nearly all of it once the inspector is folded', async () => {
	leaveToFullRuns()
	await page.setViewportSize({ width: 1280, height: 800 })
	await open('mfe-community/Comments?panel=network')
	const height = async () => (await page.locator('iframe[title="Preview"]').boundingBox())?.height ?? 0
	await expect.poll(height).toBeGreaterThan(400)
	await page.getByRole('button', { name: 'Collapse the inspector' }).click()
	await expect.poll(height).toBeGreaterThan(600)
	expect(page.url()).toContain('collapsed=')
	await openPanel(page, 'Console')
	await expect(page.getByRole('tabpanel')).toBeVisible()
	await expect.poll(height).toBeLessThan(500)
})

test('an API with nothing in it, and one that is slow', async () => {
	leaveToFullRuns()
	await open('mfe-community/Comments?fault=empty')
	await expect(frameOf(page).locator('#preview')).toContainText('Ninguém comentou ainda')
	await control(page, 'API').selectOption('slow')
	await openPanel(page, 'Network')
	const slow = page.getByRole('row', { name: /\/api\/discussions\/anime\/1/ })
	await expect(slow).toContainText(/[34]\d{3} ms/)
})

test('axe looks at what is in the frame, and shows where', async () => {
	leaveToFullRuns()
	await open('gallery/Actions?panel=accessibility')
	await expect(page.getByRole('region', { name: 'Inspector' }).getByRole('status')).toContainText(/\d+ passed/)
	const where = page.getByRole('button', { name: 'Highlight element' }).first()
	if (await where.isVisible()) {
		await where.click()
		await expect(frameOf(page).locator('#workbench-highlight')).toBeVisible()
	}
})

test('a route has a form for its places; where the frame goes, the address goes', async () => {
	leaveToFullRuns()
	await open('mfe-catalogue/routes?path=%2Fanime%2F1')
	const form = page.getByRole('form', { name: 'URL' })
	await expect(form.getByLabel('Route')).toHaveValue('/anime/:id')
	await form.getByLabel('id', { exact: true }).fill('2')
	await form.getByRole('button', { name: 'Open' }).click()
	await expect(page).toHaveURL(/path=%2Fanime%2F2/)
	await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
	await frameOf(page).getByRole('link', { name: 'Voltar para o início' }).click()
	await expect(page).toHaveURL(/path=%2F(&|$)/)
})

test('the shared modules are the very ones of the page, at the versions that were asked for', async () => {
	leaveToFullRuns()
	await open('mfe-account/SaveButton?panel=shared')
	const react = page.getByRole('row', { name: /^react \^19/ })
	await expect(react).toContainText('19.3.1 from niouka')
	await expect(react).toContainText('yes')
})

test('an address of the site that is opened here leads to the slice that owns it', async () => {
	await page.goto(new URL('/popular', workbench.address).href)
	await expect(page).toHaveURL(/mfe-catalogue\/routes\?path=%2Fpopular/)
	await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
})
