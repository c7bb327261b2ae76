import { expect, type Locator, type Page } from '@playwright/test'
import { guarded, textsOf } from '../browser/guarded.ts'
import { HOSTILE_NAME, packed, tidy } from '../browser/hostileTexts.ts'
import { inParallel } from '../browser/inParallel.ts'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

const REPORT_LENGTH = 1000
const REASON_LENGTH = 500
/** What one member may report in a minute. */
const REPORTS_OF_ONE = 10
/** Letters with so many marks that they reach over a whole page, and one that is as wide as one. */
const TOWERS = ['a\u0301', 'x\u0489', '\u0e33\u0e49'].map((letter) => letter + letter.slice(1).repeat(300))

test.describe.configure({ timeout: 180_000 })

let site: Site
let moderator: Member
test.beforeAll(({ adminPlace }) => {
	;({ site, admin: moderator } = adminPlace)
})

/** A page of the moderation, read to its end. */
async function readToEnd(page: Page, shown: Locator): Promise<string[]> {
	await expect(shown.first()).toBeVisible()
	const more = page.getByRole('button', { name: 'Mostrar mais' })
	while ((await more.count()) > 0) {
		const before = await shown.count()
		await more.click()
		await expect.poll(() => shown.count()).toBeGreaterThan(before)
	}
	return (await textsOf(shown)).map(tidy)
}

/** What of a text is drawn outside of its box would lie over what others wrote. */
const paintsOutside = (shown: Locator) =>
	shown.evaluateAll((all) => all.filter((each) => getComputedStyle(each).overflow !== 'clip').length)

test(`${HOSTILE_NAME} as what is said of a report, and as why a moderator hides and restores`, async ({ browser }) => {
	const author = await newMember(browser, site.address, 'Nina')
	const comments = Array.from({ length: REPORTS_OF_ONE }, (_, index) => `Comentário ${index}`)
	const ids = await inParallel(comments, async (text) => {
		const writing = { text, pictureId: null, spoilerNumber: null, parentId: null }
		return (await author.send<{ id: string }>('POST', 'discussions/news/26', writing)).body.id
	})
	const texts = [...packed(REPORT_LENGTH), ...TOWERS.map(tidy)]
	for (let first = 0; first < texts.length; first += ids.length) {
		const reader = await newMember(browser, site.address, `Relatora ${first}`)
		await inParallel(texts.slice(first, first + ids.length), async (text, place) => {
			expect((await reader.send('POST', `comments/${ids[place]}/report`, { reason: 'spam', text })).status).toBe(200)
		})
		await reader.context.close()
	}
	const queue = await guarded(moderator.context, site.address, '/moderation')
	const said = queue.page.locator('article li p')
	const read = new Set(await readToEnd(queue.page, said))
	expect(texts.filter((text) => !read.has(text))).toEqual([])
	expect(await paintsOutside(said)).toBe(0)
	await queue.isUnharmed()

	const reasons = packed(REASON_LENGTH)
	for (const [index, reason] of reasons.entries()) {
		const action = index % 2 === 0 ? 'hide' : 'restore'
		expect((await moderator.send('POST', `moderation/comments/${ids[0]}`, { action, reason })).status).toBe(200)
	}
	const log = await guarded(moderator.context, site.address, '/moderation?tab=log')
	const given = log.page.locator('article p[dir="auto"]')
	const logged = new Set(await readToEnd(log.page, given))
	expect(reasons.filter((reason) => !logged.has(reason))).toEqual([])
	expect(await paintsOutside(given)).toBe(0)
	await log.isUnharmed()
})
