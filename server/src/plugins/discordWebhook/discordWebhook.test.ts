import type { Group } from 'shared-contract'
import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { FILM, SERIES } from '../../community/comment/comment.testing.ts'
import { PACE, watchBench } from '../../community/watch/watch.testing.ts'
import { ALL_PLUGINS } from '../../testing/allPlugins.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { fakeDiscord } from './fakeDiscord.testing.ts'
import { postDue } from './postDue.ts'

const TOKEN = 'Abc_-123'.repeat(8)
const ADDRESS = `https://discord.com/api/webhooks/1234567890/${TOKEN}`
const PATH = `/api/webhooks/1234567890/${TOKEN}`
const discord = fakeDiscord()
const site = testSite({ environment: { ...ALL_PLUGINS, SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const { read, send, watchGroup } = watchBench(site)

const set = (group: Group, by: TestMember, address = ADDRESS, locale = 'pt') =>
	send('PUT', `groups/${group.id}/discord`, by, { address, locale })
const stateOf = async (group: Group, by: TestMember) => (await read(`groups/${group.id}/discord`, by)).state
const tried = async (group: Group, by: TestMember) =>
	(await send('POST', `groups/${group.id}/discord/test`, by)).json().outcome
const bind = (id: string, by: TestMember, titleId: number, pace: object | null = PACE) =>
	send('PUT', `conversations/${id}/watch`, by, { titleId, pace })
/** Lets time pass, and does what is due then. @returns what was posted */
async function run(ms = MINUTE_MS) {
	site.clock.now = new Date(site.clock.now.getTime() + ms)
	const before = discord.posts.length
	await postDue(site.context, ALL_PLUGINS.DISCORD_WEBHOOK_SECRET, () => true)
	return discord.posts.slice(before).map(({ body }) => body.content)
}
async function connected(locale?: string) {
	const watch = await watchGroup()
	await set(watch.group, watch.ana, ADDRESS, locale)
	return watch
}

describe('an address', () => {
	test.each([
		'',
		'discord.com/api/webhooks/1234567890/x',
		`http://discord.com${PATH}`,
		`https://discord.com:8443${PATH}`,
		`https://discord.com:443${PATH}`,
		`https://user@discord.com${PATH}`,
		`https://discord.com@evil.example${PATH}`,
		`https://evil.example/https://discord.com${PATH}`,
		`https://evil.example${PATH}`,
		`https://discord.com.evil.example${PATH}`,
		`https://evildiscord.com${PATH}`,
		`https://evil.discord.com${PATH}`,
		`https://discordXcom${PATH}`,
		`https://dіscord.com${PATH}`,
		`https://127.0.0.1${PATH}`,
		`https://[::1]${PATH}`,
		`https://169.254.169.254/latest/meta-data`,
		`https://localhost${PATH}`,
		`https://discord.com/api/v10/webhooks/1234567890/${TOKEN}`,
		`https://discord.com/api/webhooks/../users/1234567890/${TOKEN}`,
		`https://discord.com/api/webhooks/12345x7890/${TOKEN}`,
		`https://discord.com/api/webhooks/１２３４５６/${TOKEN}`,
		`${ADDRESS}/../../../users/@me`,
		`${ADDRESS}/slack`,
		`${ADDRESS}?wait=true`,
		`${ADDRESS}#x`,
		`${ADDRESS}%2F..`,
		`${ADDRESS}\n`,
		`${ADDRESS}\r\nHost: evil.example`,
		` ${ADDRESS}`,
		`https:\\\\discord.com${PATH}`,
		`javascript:${ADDRESS}`,
		`file:///etc/passwd`,
		`https://discord.com/api/webhooks/1234567890/${'x'.repeat(400)}`,
	])('%j is refused, and nothing is asked', async (address) => {
		const { ana, group } = await watchGroup()
		expect((await set(group, ana, address)).statusCode).toBe(400)
		expect(await stateOf(group, ana)).toBe('none')
		expect(discord.asked).toEqual([])
	})

	test.each(['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com', 'canary.discordapp.com'])(
		'of %s is taken, and discord.com is asked',
		async (host) => {
			const { ana, group } = await watchGroup()
			await set(group, ana, `https://${host}${PATH}`)
			expect(await tried(group, ana)).toBe('sent')
			expect(discord.asked).toEqual([ADDRESS])
		},
	)

	test('is stored sealed and never told again', async () => {
		const { ana, group } = await watchGroup()
		const answer = await set(group, ana)
		const [stored] = await site.db.selectFrom('discord_webhook').selectAll().execute()
		for (const text of [
			JSON.stringify(stored),
			answer.body,
			JSON.stringify(await read(`groups/${group.id}/discord`, ana)),
		]) {
			expect(text).not.toMatch(/Abc_-123|1234567890/)
		}
		expect(await stateOf(group, ana)).toBe('on')
		await send('DELETE', `groups/${group.id}/discord`, ana)
		expect(await stateOf(group, ana)).toBe('none')
		expect((await send('POST', `groups/${group.id}/discord/test`, ana)).statusCode).toBe(404)
	})
})

describe('what is posted', () => {
	test('is what changes from then on, once, and mentions nobody', async () => {
		const { ana, group, id } = await connected()
		expect(await run()).toEqual([])
		await bind(id, ana, FILM, { ...PACE, episodes: 1 })
		const at = Date.parse('2026-04-02T20:00:00Z') / 1000
		expect(await run()).toEqual([
			`📺 **Varanda** vai assistir **A Ponte**.\nPróximo encontro: <t:${at}:f> (<t:${at}:R>), episódio 1.\nhttps://niouka.example/messages/g/${group.id}/${id.slice(group.id.length + 1)}`,
		])
		expect(discord.posts[0]?.path).toBe(PATH)
		expect(discord.posts[0]?.body).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 })
		expect(await run()).toEqual([])
		await bind(id, ana, FILM, null)
		expect(await run()).toEqual([expect.not.stringContaining('encontro')])
		await send('DELETE', `conversations/${id}/watch`, ana)
		expect(await run()).toEqual([])
	})

	test('a meeting within the hour is told once, in the language of the admin', async () => {
		await connected('ja')
		const near = Date.parse('2026-04-02T20:00:00Z') - HOUR_MS
		expect(await run(near - site.clock.now.getTime() - MINUTE_MS)).toEqual([])
		expect(await run()).toEqual([
			expect.stringMatching(/^⏰ \*\*Varanda\*\*の集まりは<t:\d+:f> [\s\S]*\*\*Crônicas\*\* 第1〜2話/),
		])
		expect(await run(10 * MINUTE_MS)).toEqual([])
	})

	test('the result of a poll is told once, when it has closed', async () => {
		const { ana, beto, id } = await connected('en')
		const closesAt = new Date(site.clock.now.getTime() + HOUR_MS).toISOString()
		await send('PUT', `conversations/${id}/poll`, ana, { options: ['Seg', '*Ter* @everyone'], closesAt })
		const pollId = (await read(`conversations/${id}/watch`, ana)).poll.id
		for (const by of [ana, beto]) await send('PUT', `conversations/${id}/poll/vote`, by, { pollId, option: 1 })
		expect(await run()).toEqual([])
		expect(await run(HOUR_MS)).toEqual(['📊 The poll of **Varanda** has closed:\n\\*Ter\\* \\@everyone: 2\nSeg: 0'])
		expect(await run()).toEqual([])
	})

	test("a room's choice that became the title of its channel is told as one", async () => {
		const { ana, id } = await connected()
		const { code } = (await send('POST', 'together', ana, { conversationId: id })).json()
		await site.db
			.updateTable('together_room')
			.set({ ended_at: site.clock.now, result_id: FILM })
			.where('code', '=', code)
			.execute()
		expect(await run()).toEqual([])
		await bind(id, ana, FILM)
		expect(await run()).toEqual([expect.stringContaining('🎉 **Varanda** escolheu junto: **A Ponte**!')])
	})

	test('hostile names lose their Markdown, mentions, places and lines', async () => {
		const { ana, group, id } = await connected()
		const name = '@everyone <@1> **x**\n# y [z](https://e.example) {title} `a`'
		await site.db.updateTable('community_group').set({ name }).where('id', '=', group.id).execute()
		await site.db
			.updateTable('title')
			.set({ title: `${name} $&` })
			.where('id', '=', FILM)
			.execute()
		await bind(id, ana, FILM, null)
		const [text = ''] = await run()
		expect(text.split('\n')).toHaveLength(2)
		const safe = '\\@everyone \\<\\@1\\> \\*\\*x\\*\\* \\# y \\[z\\]\\(https\\:\\/\\/e\\.example\\) \\{title\\} \\`a\\`'
		expect(text).toContain(`📺 **${safe}** vai assistir **${safe} \\$\\&**.`)
	})

	test('many news are one message of what Discord takes, and the rest comes with the next', async () => {
		const { ana, group, id } = await connected()
		await site.db
			.updateTable('title')
			.set({ title: 'x'.repeat(800) })
			.where('id', '=', FILM)
			.execute()
		await bind(id, ana, FILM)
		for (const name of ['b', 'c', 'd']) {
			const { channels }: Group = (await send('POST', `groups/${group.id}/channels`, ana, { name })).json()
			await bind(channels.at(-1)?.id ?? '', ana, FILM)
		}
		const [first = '', ...more] = await run()
		expect([more, first.split('📺').length - 1]).toEqual([[], 1])
		for (let times = 0; times < 3; times += 1) {
			for (const text of await run()) expect(text.length).toBeLessThanOrEqual(2000)
		}
		expect(discord.posts.map(({ body }) => body.content.split('📺').length - 1)).toEqual([1, 1, 1, 1])
	})

	test('there are at most 20 posts an hour; what waits is told later, as it is then', async () => {
		const { ana, id } = await connected()
		for (let times = 0; times < 25; times += 1) {
			await bind(id, ana, times % 2 ? SERIES : FILM, null)
			await run()
		}
		expect(discord.posts).toHaveLength(20)
		expect(await run(HOUR_MS)).toEqual([expect.stringContaining('A Ponte')])
	})
})

describe('Discord', () => {
	test('that asks for time is given it, and the news are posted once', async () => {
		const { ana, id } = await connected()
		await bind(id, ana, FILM)
		discord.answers = [{ status: 429, headers: { 'retry-after': '600' } }]
		for (let minutes = 0; minutes < 9; minutes += 1) expect(await run()).toEqual([])
		expect(discord.asked).toHaveLength(1)
		await run()
		expect(await run()).toHaveLength(1)
		expect(await run()).toEqual([])
	})

	test.each([500, 302])('that answers %i, or not at all, is asked again in five minutes', async (status) => {
		const { ana, group, id } = await connected()
		await bind(id, ana, FILM)
		discord.answers = [{ status, headers: { location: 'http://127.0.0.1:1/' } }]
		expect(await run()).toEqual([])
		discord.isAway = true
		expect(await run(6 * MINUTE_MS)).toEqual([])
		discord.isAway = false
		expect(await run(4 * MINUTE_MS)).toEqual([])
		expect(await run(2 * MINUTE_MS)).toHaveLength(1)
		expect(await stateOf(group, ana)).toBe('on')
	})

	test.each([401, 404])('that answers %i switches it off, deletes the address and tells the admins', async (status) => {
		const { ana, beto, group, id } = await connected()
		await bind(id, ana, FILM)
		discord.answers = [{ status }]
		await run()
		expect(await stateOf(group, ana)).toBe('off')
		const told = async (by: TestMember) =>
			(await read('notifications', by)).items.map((item: { params: object }) => item.params)
		expect(await told(ana)).toEqual([{ title: 'o Discord não aceita mais os avisos de Varanda' }])
		expect(await told(beto)).toEqual([])
		const [stored] = await site.db.selectFrom('discord_webhook').selectAll().execute()
		expect(stored?.address).toBe('')
		await run(HOUR_MS)
		expect(await tried(group, ana)).toBe('gone')
		expect(discord.asked).toHaveLength(1)
		await set(group, ana)
		expect([await stateOf(group, ana), await tried(group, ana)]).toEqual(['on', 'sent'])
	})

	test('is tested by a button, which says how it went', async () => {
		const { ana, group } = await connected('en')
		expect(await tried(group, ana)).toBe('sent')
		expect(discord.posts[0]?.body.content).toBe('👋 All set! The plans of **Varanda** will appear here.')
		discord.answers = [{ status: 429 }, { status: 404 }]
		expect([await tried(group, ana), await tried(group, ana)]).toEqual(['later', 'gone'])
	})
})

test('another secret switches it off without a request', async () => {
	const { ana, group, id } = await connected()
	await bind(id, ana, FILM)
	site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS)
	await postDue(site.context, 'y'.repeat(32), () => true)
	expect([await stateOf(group, ana), discord.asked]).toEqual(['off', []])
})

test('two processes at once post once, and a group that is deleted posts no more', async () => {
	const { ana, group, id } = await connected()
	await bind(id, ana, FILM)
	site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS)
	await Promise.all([1, 2, 3].map(() => postDue(site.context, ALL_PLUGINS.DISCORD_WEBHOOK_SECRET, () => true)))
	expect(discord.posts).toHaveLength(1)
	await send('DELETE', `groups/${group.id}`, ana)
	expect(await run()).toEqual([])
	expect(await site.db.selectFrom('discord_webhook').selectAll().execute()).toEqual([])
})
