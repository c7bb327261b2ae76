import { expect, type Page } from '@playwright/test'
import { guarded, textsOf } from '../browser/guarded.ts'
import { fitting, HOSTILE_NAME, packed, tidy } from '../browser/hostileTexts.ts'
import { inParallel } from '../browser/inParallel.ts'
import type { Member } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { openComments } from './openComments.ts'
import { twoOfAGroup } from './twoOfAGroup.ts'

const COMMENT_LENGTH = 2000
/** Of the comments that stand by themselves: several of the texts to each, so that a page holds many. */
const SHORT_COMMENT_LENGTH = 300
const MESSAGE_LENGTH = 4000

test.describe.configure({ timeout: 180_000 })

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

// The signs that style a message are not part of what is read.
const unmarked = (text: string) => tidy(text).replace(/[*_~`]/g, '')

/** Every message of the open conversation, read upward to its beginning. */
async function readUpward(page: Page): Promise<Set<string>> {
	const region = page.getByRole('region', { name: /^Mensagens de/ })
	const beginning = region.getByText(/^Este é o começo d/)
	const read = new Set<string>()
	await expect(region.locator('article').first()).toBeVisible()
	for (;;) {
		const isAtBeginning = await beginning.isVisible()
		for (const text of await textsOf(region.locator('article > div > div:first-child'))) read.add(unmarked(text))
		if (isAtBeginning) return read
		await region.evaluate((element) => element.scrollBy({ top: -0.8 * element.clientHeight }))
		await page.waitForTimeout(30)
	}
}

const send = (author: Member, conversationId: string, text: string) =>
	author.send('POST', `conversations/${conversationId}/messages`, { clientId: crypto.randomUUID(), text })

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort()

test(`${HOSTILE_NAME} as messages of a channel, as they come and read back`, async ({ browser }) => {
	leaveToFullRuns()
	const { author, reader, groupId } = await twoOfAGroup(browser, site.address, ['Ana Paz', 'Beto Paz'])
	const { page, isUnharmed } = await guarded(reader.context, site.address, `/messages/g/${groupId}/geral`)
	await expect(page.getByRole('textbox', { name: /^Mensagem para/ })).toBeVisible()
	const wanted = fitting(MESSAGE_LENGTH)
	for (const text of wanted) expect((await send(author, `${groupId}-geral`, text)).status).toBe(200)
	expect(sorted(await readUpward(page))).toEqual(sorted(wanted.map(unmarked)))
	await isUnharmed()
})

test(`${HOSTILE_NAME} as direct messages, and the last of them in the list`, async ({ browser }) => {
	leaveToFullRuns()
	const { author, reader } = await twoOfAGroup(browser, site.address, ['Caio Paz', 'Duda Paz'])
	const chat = await author.send<{ id: string }>('POST', 'conversations/direct', { memberId: reader.id })
	const wanted = packed(MESSAGE_LENGTH)
	const list = await guarded(reader.context, site.address, '/messages')
	for (const text of wanted) expect((await send(author, chat.body.id, text)).status).toBe(200)
	await list.isUnharmed()
	const { page, isUnharmed } = await guarded(reader.context, site.address, `/messages/d/${chat.body.id}`)
	expect(sorted(await readUpward(page))).toEqual(sorted(wanted.map(unmarked)))
	await isUnharmed()
})

/** Shows a discussion to its end and gives what its comments say. */
async function readComments(page: Page): Promise<string[]> {
	const comments = await openComments(page)
	await expect(comments.getByRole('article').first()).toBeVisible()
	const more = comments.getByRole('button', { name: /^Mostrar mais/ })
	const words = comments.locator('article div[dir="auto"]')
	while ((await more.count()) > 0) {
		const before = await words.count()
		await more.first().click()
		await expect.poll(() => words.count()).toBeGreaterThan(before)
	}
	return (await textsOf(words)).map(tidy)
}

test(`${HOSTILE_NAME} as comments, as replies and as what a comment is changed to`, async ({ browser }) => {
	const { author, reader } = await twoOfAGroup(browser, site.address, ['Elis Paz', 'Fabio Paz'])
	const writing = (text: string, parentId: string | null = null) => ({
		text,
		pictureId: null,
		spoilerNumber: null,
		parentId,
	})
	const post = async (on: string, text: string, parentId: string | null = null) => {
		const answer = await author.send<{ id: string }>('POST', `discussions/${on}`, writing(text, parentId))
		expect(answer.status).toBe(200)
		return answer.body.id
	}
	const [short, packs] = [packed(SHORT_COMMENT_LENGTH), packed(COMMENT_LENGTH)]
	await inParallel(short, (text) => post('news/26', text))
	const root = await post('anime/1', 'O começo')
	for (const text of packs) {
		await post('anime/1', text, root)
		const { parentId: _, ...changed } = writing(text)
		expect((await author.send('PUT', `comments/${await post('manga/101', 'antes')}`, changed)).status).toBe(200)
	}
	for (const [path, wanted] of [
		['/news/26', short],
		['/anime/1', [...packs, 'O começo']],
		['/manga/101', packs],
	] as const) {
		const { page, isUnharmed } = await guarded(reader.context, site.address, path)
		const read = await readComments(page)
		expect(sorted(read.filter((text) => wanted.includes(text)))).toEqual(sorted(wanted))
		await isUnharmed()
		await page.close()
	}
})
