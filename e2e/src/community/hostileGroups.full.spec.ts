import { expect } from '@playwright/test'
import { guarded, textsOf } from '../browser/guarded.ts'
import { fitting, HOSTILE_NAME, packed, tidy } from '../browser/hostileTexts.ts'
import { inParallel } from '../browser/inParallel.ts'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { twoOfAGroup } from './twoOfAGroup.ts'

const GROUP_NAME_LENGTH = 80
const GROUP_DESCRIPTION_LENGTH = 500
const CHANNEL_NAME_LENGTH = 50
const MOST_CHANNELS = 50
const MOST_GROUPS = 100

test.describe.configure({ timeout: 180_000 })

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

test(`${HOSTILE_NAME} as names and descriptions of groups and channels`, async ({ browser }) => {
	const { author, reader, groupId } = await twoOfAGroup(browser, site.address, ['Gabi Paz', 'Hugo Paz'])
	const descriptions = packed(GROUP_DESCRIPTION_LENGTH)
	const channels = fitting(CHANNEL_NAME_LENGTH)
	const atOnce = Math.min(MOST_CHANNELS, channels.length)
	const keys = ['geral']
	for (let made = 1; made < atOnce; made++) {
		const { body } = await author.send<{ channels: { key: string }[] }>('POST', `groups/${groupId}/channels`, {
			name: `c${made}`,
		})
		keys.push(body.channels.at(-1)?.key ?? '')
	}
	const rounds = Math.max(descriptions.length, Math.ceil(channels.length / atOnce))
	const { page, isUnharmed } = await guarded(reader.context, site.address, `/messages/g/${groupId}`)
	for (let round = 0; round < rounds; round++) {
		const description = descriptions[round % descriptions.length] ?? ''
		const names = channels.slice(round * atOnce, (round + 1) * atOnce)
		await inParallel(names, (name, place) => author.send('PUT', `groups/${groupId}/channels/${keys[place]}`, { name }))
		const draft = { name: `Volta ${round}`, description, isPublic: true }
		expect((await author.send('PUT', `groups/${groupId}`, draft)).status).toBe(200)
		// It is told live.
		await expect(page.getByRole('heading', { level: 2, name: draft.name, exact: true })).toBeVisible()
		const told = page.locator('section p').filter({ hasText: description.split('\n')[0] ?? '' })
		await expect.poll(async () => (await textsOf(told)).map(tidy)).toContain(description)
		const links = page.locator('section section').getByRole('link')
		const listed = async () => (await textsOf(links)).slice(0, names.length)
		await expect
			.poll(async () => (await listed()).map((text) => tidy(text.replace('# ', ''))), { timeout: 30_000 })
			.toEqual(names)
	}
	await isUnharmed()
})

test(`${HOSTILE_NAME} as names of the groups of a list and of those that can be joined`, async ({ browser }) => {
	const author = await newMember(browser, site.address, 'Iara Paz')
	const reader = await newMember(browser, site.address, 'Jonas Paz', { viewport: { width: 1280, height: 2400 } })
	const names = fitting(GROUP_NAME_LENGTH)
	const atOnce = Math.min(MOST_GROUPS, names.length)
	const ids = await inParallel(
		Array.from({ length: atOnce }, (_, index) => ({ name: `Sala ${index}`, description: '', isPublic: true })),
		async (draft) => {
			const { body } = await author.send<{ id: string }>('POST', 'groups', draft)
			await reader.send('POST', 'groups/join', { link: body.id })
			return body.id
		},
	)
	const { page, isUnharmed } = await guarded(reader.context, site.address, '/messages?open=join')
	for (let first = 0; first < names.length; first += atOnce) {
		const round = names.slice(first, first + atOnce)
		await inParallel(round, (name, place) =>
			author.send('PUT', `groups/${ids[place]}`, { name, description: name, isPublic: true }),
		)
		await page.reload()
		const rows = page
			.getByRole('navigation', { name: 'Conversas' })
			.locator('a[href^="/messages/g/"] span > span:first-child')
		await expect(rows).toHaveCount(atOnce)
		const shown = new Set((await textsOf(rows)).map(tidy))
		expect(round.filter((name) => !shown.has(name))).toEqual([])
		await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
		await isUnharmed()
	}
})
