import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { alteredBuild, replacing } from 'federation/release/alteredBuild'
import { createTestDatabase } from 'server/src/core/database/serverDatabases.testing.ts'
import { type S3Server, startS3 } from 'server/src/testing/s3.testing.ts'
import { complaintsOf } from '../browser/complaints.ts'
import { releaseTo, rollBack } from '../composition/releasing.ts'
import { test } from '../test.ts'
import { newMember } from './member.ts'
import { type StartedSite, startSite } from './startSite.ts'

const { TEST_DATABASE_URL: databaseUrl, TEST_NATS_URL: natsUrl } = process.env

if (databaseUrl === undefined || natsUrl === undefined) {
	test('TEST_DATABASE_URL or TEST_NATS_URL is not set: the tests of two processes are left out', () => {})
} else {
	let s3: S3Server
	let drop = async () => {}
	let one: StartedSite
	let two: StartedSite

	test.beforeAll(async () => {
		s3 = await startS3()
		const database = await createTestDatabase(databaseUrl)
		drop = database.drop
		const subject = `e2e-${randomBytes(6).toString('hex')}`
		const shared = { ...s3.settings, DATABASE_URL: database.url, NATS_URL: natsUrl, NATS_SUBJECT: subject }
		// Each has a folder of its own.
		one = await startSite({ ...shared, SITE_DEMO: 'false' })
		two = await startSite({ ...shared, SITE_DEMO: 'false' })
	})
	test.afterAll(async () => {
		await Promise.all([one?.stop(), two?.stop()])
		await drop()
		await s3?.remove()
	})

	test('a picture that is uploaded at one process is seen at the other, with the same session', async ({ browser }) => {
		const ana = await newMember(browser, one.address, 'Ana Dupla')
		const page = await ana.open('/settings')
		const buffer = await page.screenshot()
		await page.locator('input[type=file]').first().setInputFiles({ name: 'rosto.png', mimeType: 'image/png', buffer })
		await page.getByRole('button', { name: 'Salvar Alterações' }).click()
		await expect(page.getByText('Alterações salvas!').first()).toBeVisible()

		const other = await ana.context.newPage()
		const complaints = complaintsOf(other, two.address)
		await other.goto(`${two.address}/profile`)
		await expect(other.getByRole('heading', { level: 1, name: 'Ana Dupla' })).toBeVisible()
		const avatar = other.getByRole('main').locator(`img[src^="/uploads/"]`).first()
		await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
		expect(complaints).toEqual([])
	})

	test('a version that is released at one process is what the other serves, until it is rolled back', async ({
		page,
	}) => {
		const complaints = complaintsOf(page, two.address)
		// The processes tell each other within a moment.
		const shows = (word: string) =>
			expect(async () => {
				await page.goto(`${two.address}/auth`)
				await expect(page.getByRole('main')).toContainText(word, { timeout: 2000 })
			}).toPass()
		await releaseTo(one, await alteredBuild('mfe-account', '0.1.1', replacing('Senha', 'Palavra-passe')))
		await shows('Palavra-passe')
		await rollBack(two, 'mfe-account')
		await shows('Senha')
		expect(complaints).toEqual([])
	})
}
