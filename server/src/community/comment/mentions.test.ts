import { mentionOf } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { usernameKey } from '../../core/identity/username.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Someone, talkBench } from './comment.testing.ts'

const site = testSite()
const { bia, caio, someone, post, read, send, edit, told } = talkBench(site)

/** What somebody was told of mentions: who wrote, and where. */
const mentionsOf = async (who: Someone) =>
	(await told(who))
		.filter(({ params }: { params: { about?: string } }) => params.about === 'mention')
		.map(({ user, link }: { user: { name: string }; link: string }) => [user.name, link])
const at = ({ name }: Pick<Someone, 'name'>) => mentionOf(name)
const written = (who: Someone) => at(who).slice(1)
const shownMentions = async (reader?: Someone, place = 0) => (await read(reader)).items[place].body.mentions
const hide = (who: Someone) => send('PUT', 'privacy', who, { isPublic: false })

test('a mention is a link for whoever may see the member, and tells them without the text', async () => {
	await post(bia, `Oi ${at(caio)}, e @ninguem_daqui`)
	expect(await shownMentions()).toEqual([written(caio)])
	expect(await told(caio)).toEqual([
		expect.objectContaining({
			type: 'comment',
			event: 'comment',
			params: { title: 'Crônicas', about: 'mention' },
			link: '/anime/1#comment-1',
		}),
	])
})

test.each([
	['one with other separators and case', (name: string) => `@${name.toUpperCase().replace('_', '.')}!`, 1],
	['twice the same', (name: string) => `@${name} @${name}`, 1],
	['code', (name: string) => `\`@${name}\``, 0],
	['an address', (name: string) => `https://a.example/@${name} x@${name}`, 0],
	['a quote', (name: string) => `> @${name}`, 0],
	['a longer name', (name: string) => `@${name}x`, 0],
])('%s', async (_, textOf, count) => {
	await post(bia, textOf(written(caio)))
	expect(await mentionsOf(caio)).toHaveLength(count)
})

test('nobody is told of their own mention, of a reply twice, or across a block', async () => {
	const duda = await someone()
	await send('PUT', `members/${duda.id}/block`, bia)
	await post(bia, `${at(bia)} ${at(duda)}`)
	await post(caio, at(bia), { parentId: '1' })
	await post(duda, at(bia))
	expect(await mentionsOf(bia)).toEqual([])
	expect(await mentionsOf(duda)).toEqual([])
	expect(await told(bia)).toHaveLength(1)
	expect(await shownMentions(caio, 1)).toEqual([written(bia), written(duda)])
	expect(await shownMentions(bia)).toEqual([written(bia)])
})

test('who blocked somebody above in the thread is not told', async () => {
	const duda = await someone()
	await post(bia, 'Raiz')
	await send('PUT', `members/${bia.id}/block`, duda)
	await post(caio, at(duda), { parentId: '1' })
	expect(await mentionsOf(duda)).toEqual([])
})

test('a private member is no link and is not told; a former name is both, a deleted account neither', async () => {
	const [duda, eva] = [await someone(), await someone()]
	expect((await hide(duda)).statusCode).toBe(200)
	await post(bia, `${at(duda)} ${at(eva)}`)
	expect(await mentionsOf(duda)).toEqual([])
	expect(await shownMentions(caio)).toEqual([written(eva)])
	await site.db
		.updateTable('member')
		.set({ username: 'Outra', username_key: 'outra' })
		.where('id', '=', eva.id)
		.execute()
	const key = usernameKey(eva.name)
	const former = { username_key: key, member_id: eva.id }
	await site.db.insertInto('former_username').values(former).execute()
	expect(await shownMentions(caio)).toEqual([written(eva)])
	await site.db.deleteFrom('member').where('id', '=', eva.id).execute()
	expect(await shownMentions(caio)).toBeUndefined()
})

test('a spoiler tells without its text, and names nobody before it is opened', async () => {
	await post(bia, `${at(caio)} o fim é triste`, { spoilerNumber: 3 })
	expect(await mentionsOf(caio)).toHaveLength(1)
	expect(JSON.stringify(await told(caio))).not.toContain('triste')
	expect((await read(caio)).items[0].body).toEqual({ state: 'spoiler', hasPicture: false })
	expect((await send('GET', 'comments/1/body', caio)).json().mentions).toEqual([written(caio)])
})

test('an edit tells those whom it adds, and no one again', async () => {
	const duda = await someone()
	await post(bia, at(caio))
	await edit(bia, '1', at(duda))
	await edit(bia, '1', `${at(caio)} e ${at(duda)}`)
	expect(await mentionsOf(caio)).toEqual([[bia.name, '/anime/1#comment-1']])
	expect(await mentionsOf(duda)).toHaveLength(1)
})

test('at most five members are mentioned, and the refusal says so', async () => {
	const names = await Promise.all(Array.from({ length: 6 }, async () => (await someone()).name))
	const text = names.map((name) => at({ name })).join(' ')
	expect((await post(bia, text)).json()).toMatchObject({ fields: { text: 'comment.tooManyMentions' } })
	expect((await read()).total).toBe(0)
	await post(bia, 'Um')
	expect((await edit(bia, '1', text)).json()).toMatchObject({ fields: { text: 'comment.tooManyMentions' } })
	expect((await post(bia, `${text.slice(text.indexOf(' '))} @a1b @c2d`)).statusCode).toBe(200)
})

test('on its first day an account reaches five, later more', async () => {
	const joined = (at: Date) => site.db.updateTable('member').set({ joined_at: at }).where('id', '=', bia.id).execute()
	await joined(site.clock.now)
	const others = await Promise.all(Array.from({ length: 6 }, someone.bind(null, 'member')))
	for (const { name } of others) await post(bia, at({ name }))
	const counts = async () => (await Promise.all(others.map(mentionsOf))).map(({ length }) => length)
	expect(await counts()).toEqual([1, 1, 1, 1, 1, 0])
	await joined(new Date(site.clock.now.getTime() - 2 * DAY_MS))
	await post(bia, at(others[5] as Someone))
	expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
})

// On PGlite one comes after the other; with TEST_DATABASE_URL they truly meet.
test('comments and edits at once reach no more members than one after the other', async () => {
	await site.db.updateTable('member').set({ joined_at: site.clock.now }).where('id', '=', bia.id).execute()
	const others = await Promise.all(Array.from({ length: 12 }, someone.bind(null, 'member')))
	const ids = [(await post(bia, 'Um')).json().id, (await post(bia, 'Dois')).json().id]
	const text = (first: number) =>
		others
			.slice(first, first + 3)
			.map(at)
			.join(' ')
	await Promise.all([post(bia, text(0)), edit(bia, ids[0], text(3)), edit(bia, ids[1], text(6)), post(bia, text(9))])
	expect((await Promise.all(others.map(mentionsOf))).flat()).toHaveLength(5)
})

test('a removed comment takes what it told with it, and brings it back', async () => {
	await post(caio, 'Raiz')
	const duda = await someone()
	await post(bia, at(duda), { parentId: '1' })
	const counts = async () => [(await told(caio)).length, (await told(duda)).length]
	expect(await counts()).toEqual([1, 1])
	await send('DELETE', 'comments/2', bia)
	expect(await counts()).toEqual([0, 0])
	await send('POST', 'comments/2/restore', bia)
	expect(await counts()).toEqual([1, 1])
	// What its reader removed stays removed.
	const [{ id }] = await told(duda)
	await send('DELETE', `notifications/${id}`, duda)
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
	await send('DELETE', 'comments/2', bia)
	await send('POST', 'comments/2/restore', bia)
	expect(await counts()).toEqual([1, 0])
})

test('mentions have a switch of their own; a slice without it means that of comments', async () => {
	const chosen = { newFollowers: true, newReleases: true, siteUpdates: false }
	const choose = (switches: object) => send('PUT', 'notifications/preferences', caio, { ...chosen, ...switches })
	await choose({ comments: true, mentions: false })
	await post(bia, at(caio))
	await choose({ comments: false })
	await post(bia, `${at(caio)} 2`)
	expect(await mentionsOf(caio)).toEqual([])
	await choose({ comments: false, mentions: true })
	await post(bia, `${at(caio)} 3`)
	expect(await mentionsOf(caio)).toHaveLength(1)
})
