import { mentionOf } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import { closePages } from '../../core/live/live.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { watchBench } from '../watch/watch.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = watchBench(site)
const { channelOf, history, join, newGroup, newMember, numberOf, opens, read, say, send, watch, watchGroup, write } =
	bench
afterEach(closePages)

const at = ({ username }: TestMember) => mentionOf(username)
/** The paths of what told a member of mentions, newest first. */
const told = async (who: TestMember): Promise<string[]> =>
	(await read('notifications', who)).items
		.filter(({ params }: { params: { about?: string } }) => params.about === 'mention')
		.map(({ link }: { link: string }) => link)
const edit = (id: string, number: number, by: TestMember, text: string) =>
	send('PUT', `conversations/${id}/messages/${number}`, by, { text })
const shown = async (id: string, by: TestMember) =>
	(await history(id, by)).items.map(({ mentions = [] }: { mentions?: string[] }) => mentions)

/** Bia is the admin of a group of three. */
async function talk() {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	const group = await newGroup(bia, { name: 'Varanda' })
	for (const one of [caio, duda]) await join(group.id, one)
	return { bia, caio, duda, group, id: channelOf(group) }
}

test('a mention is shown as one and tells the member where it is, without the text', async () => {
	const { bia, caio, group, id } = await talk()
	const page = await opens(caio)
	await say(id, bia, `Oi ${at(caio)} e @ninguem`)
	expect(await shown(id, caio)).toEqual([[at(caio).slice(1)]])
	expect(await page.event('notification')).toMatchObject({
		notification: {
			event: 'comment',
			params: { about: 'mention', group: 'Varanda', title: 'Varanda' },
			link: `/messages/g/${group.id}/geral?message=1`,
		},
	})
	await send('PUT', `conversations/${id}/messages/1/thread`, bia)
	await say(`${id}--1`, bia, at(caio))
	expect(await told(caio)).toEqual([
		`/messages/g/${group.id}/geral/1?message=1`,
		`/messages/g/${group.id}/geral?message=1`,
	])
	expect(JSON.stringify(await read('notifications', caio))).not.toContain('ninguem')
})

test('nobody is told of their own mention, outside of the group, in a direct chat, or once they have left', async () => {
	const { bia, caio, duda, group, id } = await talk()
	const eva = await newMember()
	await send('POST', `groups/${group.id}/leave`, duda)
	await say(id, bia, `${at(bia)} ${at(duda)} ${at(eva)}`)
	await bench.befriend(bia, caio)
	await say(await bench.chatOf(bia, caio), bia, at(caio))
	for (const one of [bia, caio, duda, eva]) expect(await told(one)).toEqual([])
	expect(await shown(id, caio)).toEqual([[at(bia).slice(1)]])
})

test.each([true, false])('a block in either direction keeps a mention away (%s)', async (isByAuthor) => {
	const { bia, caio, duda, id } = await talk()
	await (isByAuthor ? send('PUT', `members/${caio.id}/block`, bia) : send('PUT', `members/${bia.id}/block`, caio))
	const page = await opens(duda, `conversation:${id}`)
	await say(id, bia, `${at(caio)} @todos`)
	expect(await told(caio)).toEqual([])
	expect(await told(duda)).toHaveLength(1)
	expect(await shown(id, bia)).toEqual([['todos']])
	// Who has a block with somebody who is mentioned fetches the message.
	expect(await page.event('messageSent')).toMatchObject({ message: { mentions: ['todos'] } })
})

test('who blocked somebody who is mentioned does not learn of it by the frame', async () => {
	const { bia, caio, duda, id } = await talk()
	await send('PUT', `members/${caio.id}/block`, duda)
	const page = await opens(duda, `conversation:${id}`)
	await say(id, bia, at(caio))
	expect(await page.event('messageChanged')).toMatchObject({ number: 1, changes: 0 })
	expect(JSON.stringify(page.frames)).not.toContain('"mentions"')
	expect(await shown(id, duda)).toEqual([[]])
})

test('a closed message tells nobody to whom it is closed, and its placeholder mentions nobody', async () => {
	const { ana, beto, id } = await watchGroup()
	const page = await opens(beto, `conversation:${id}`)
	await write(id, ana, `${at(beto)} @todos`)
	expect(await page.event('messageSent')).toMatchObject({ message: { state: 'sealed' } })
	expect(JSON.stringify(page.frames)).not.toContain('mentions')
	const root = await numberOf(id, ana, 'Raiz')
	await send('PUT', `conversations/${id}/messages/${root}/thread`, ana)
	await write(`${id}--${root}`, ana, `${at(beto)} @todos`, { episode: null })
	expect(await told(beto)).toEqual([])
	expect(await shown(id, beto)).toEqual([[], []])
	await watch(beto, 2)
	await write(`${id}--${root}`, ana, at(beto))
	expect(await told(beto)).toHaveLength(1)
})

test('who turned mentions off is told on no channel', async () => {
	const { bia, caio, id } = await talk()
	const off = { newFollowers: true, comments: true, mentions: false, newReleases: true, siteUpdates: false }
	await send('PUT', 'notifications/preferences', caio, off)
	await say(id, bia, `${at(caio)} @todos`)
	const rows = await site.db.selectFrom('notification').where('member_id', '=', caio.id).select('id').execute()
	expect((await told(caio)).length + rows.filter(({ id: row }) => row === undefined).length).toBe(0)
})

test('an edit tells those whom it adds, once; a deletion takes it back', async () => {
	const { bia, caio, duda, id } = await talk()
	await say(id, bia, at(caio))
	await edit(id, 1, bia, at(duda))
	await edit(id, 1, bia, `${at(caio)} e ${at(duda)}`)
	expect([(await told(caio)).length, (await told(duda)).length]).toEqual([1, 1])
	const page = await opens(caio)
	await send('DELETE', `conversations/${id}/messages/1`, bia)
	await page.event('notificationRemoved')
	expect([await told(caio), await told(duda)]).toEqual([[], []])
})

test.each(['todos', 'everyone', '全員'])(
	'@%s of an admin or a moderator tells everybody, once with a mention',
	async (word) => {
		const { bia, caio, duda, group, id } = await talk()
		await send('PUT', `groups/${group.id}/members/${caio.id}/role`, bia, { role: 'moderator' })
		await say(id, caio, `@${word} e ${at(duda)}`)
		expect([(await told(bia)).length, (await told(caio)).length, (await told(duda)).length]).toEqual([1, 0, 1])
		expect(await shown(id, duda)).toEqual([[word, at(duda).slice(1)]])
	},
)

test('@todos of a member is a text like another, in a message and in an edit', async () => {
	const { bia, caio, duda, id } = await talk()
	await say(id, caio, '@todos')
	await edit(id, 1, caio, '@todos @everyone')
	expect(await shown(id, duda)).toEqual([[]])
	expect([await told(bia), await told(duda)]).toEqual([[], []])
})

test('@todos is limited per hour, also at once and by edits, and leaves other mentions alone', async () => {
	const { bia, caio, id } = await talk()
	const statuses = (await Promise.all(Array.from({ length: 5 }, () => say(id, bia, '@todos')))).map(
		({ statusCode }) => statusCode,
	)
	expect(statuses.sort()).toEqual([200, 200, 200, 400, 400])
	await say(id, bia, 'Oi')
	const refused = await edit(id, 4, bia, 'Oi @todos')
	expect([refused.statusCode, refused.json().fields]).toEqual([400, { text: 'request.tooMany' }])
	expect((await edit(id, 4, bia, at(caio))).statusCode).toBe(200)
	expect(await told(caio)).toHaveLength(4)
	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS + 1)
	expect((await say(id, bia, '@everyone')).statusCode).toBe(200)
	expect(await told(caio)).toHaveLength(5)
})

// On PGlite one comes after the other; with TEST_DATABASE_URL they truly meet.
test('messages at once reach no more members than one after the other', async () => {
	const { bia, group } = await talk()
	await site.db.updateTable('member').set({ joined_at: site.clock.now }).where('id', '=', bia.id).execute()
	const others = await bench.newMembers(12)
	for (const one of others) await join(group.id, one)
	for (const name of ['um', 'dois', 'tres']) await send('POST', `groups/${group.id}/channels`, bia, { name })
	const { channels } = await read(`groups/${group.id}`, bia)
	const text = (first: number) =>
		others
			.slice(first, first + 3)
			.map(at)
			.join(' ')
	const answers = await Promise.all(
		channels.map((channel: { id: string }, index: number) => say(channel.id, bia, text(3 * index))),
	)
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
	expect((await Promise.all(others.map(told))).flat()).toHaveLength(5)
})

test('at most five members are mentioned by name', async () => {
	const { bia, group, id } = await talk()
	const others = await bench.newMembers(6)
	for (const one of others) await join(group.id, one)
	const answer = await say(id, bia, others.map(at).join(' '))
	expect(answer.json()).toMatchObject({ code: 'comment.tooManyMentions' })
	expect((await history(id, bia)).items).toEqual([])
})

test.each(['`@todos`', '> @todos', 'x@todos', 'https://a.example/@todos'])('%s mentions nobody', async (text) => {
	const { bia, caio, id } = await talk()
	await say(id, bia, text)
	expect(await told(caio)).toEqual([])
})
