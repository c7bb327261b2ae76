import { type CustomListItem, LIST_CHANGES, LIST_PEOPLE, type ListChange } from 'shared-contract'
import { relationBench } from '../../community/relation.testing.ts'
import { closePages, openPage } from '../../core/live/live.testing.ts'
import { GOOD_PASSWORD, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const { newMember, send, read, refusal, addTitle, setPublic } = relationBench(site)
afterEach(closePages)

const ROLES = ['owner', 'editor', 'viewer', 'invited', 'follower', 'stranger', 'blocked', 'signedOut'] as const
type Role = (typeof ROLES)[number]

let people: Record<Exclude<Role, 'signedOut'>, TestMember> & { signedOut: undefined }
let titles: number[]
let id: string
const by = (role: Role) => people[role]

beforeEach(async () => {
	titles = [await addTitle('a'), await addTitle('b'), await addTitle('c'), await addTitle('d')]
	const made = await Promise.all(
		ROLES.filter((role) => role !== 'signedOut').map(async (role) => [role, await newMember(role)] as const),
	)
	people = { ...(Object.fromEntries(made) as Record<Exclude<Role, 'signedOut'>, TestMember>), signedOut: undefined }
	id = await makeList(true)
	await send('PUT', `lists/${id}/follow`, by('follower'))
	for (const [role, as] of [
		['editor', 'editor'],
		['viewer', 'viewer'],
		['invited', 'editor'],
		['blocked', 'editor'],
	] as const)
		await invite(role, as)
	for (const role of ['editor', 'viewer', 'blocked'] as const) await send('PUT', `lists/${id}/join`, by(role))
	await send('PUT', `members/${people.blocked.id}/block`, people.owner)
})

async function makeList(isPublic: boolean): Promise<string> {
	const list = { title: 'Chuva', description: '', isPublic }
	const made = (await send('POST', 'lists', people.owner, list)).json().list.id
	for (const title of titles.slice(0, 3)) await send('PUT', `lists/${made}/items/${title}`, people.owner)
	return made
}
const invite = (name: string, role = 'editor') => send('PUT', `lists/${id}/people/${name}`, people.owner, { role })
const page = (reader: Role = 'owner') => read(`lists/${id}`, by(reader))
const items = async (reader: Role = 'owner'): Promise<CustomListItem[]> => (await page(reader)).items
const order = async () => (await items()).map(({ title }) => title).join('')
const history = async (reader: Role = 'owner'): Promise<ListChange[]> =>
	(await read(`lists/${id}/history`, by(reader))).items
const undo = (change: number | undefined, reader: Role = 'owner') =>
	send('POST', `lists/${id}/history/${change}/undo`, by(reader))
const write = (title: number | undefined, text: string, before = '', reader: Role = 'owner') =>
	send('PUT', `lists/${id}/items/${title}/text`, by(reader), { text, read: before })
const hide = () => send('PUT', `lists/${id}`, people.owner, { title: 'Chuva', description: '', isPublic: false })
const told = async (role: Role) =>
	(await read('notifications', by(role))).items.filter(({ event }: { event: string }) => event === 'listInvitation')

describe('a public list is for everybody but whom its owner has blocked', () => {
	const READ = { owner: 200, editor: 200, viewer: 200, invited: 200, follower: 200, stranger: 200, blocked: 404 }

	test.each([
		['GET', '', { ...READ, signedOut: 200 }],
		['PUT', '/join', { ...READ, owner: 404, follower: 404, stranger: 404, signedOut: 401 }],
		['PUT', '/follow', { ...READ, owner: 400, signedOut: 401 }],
		['DELETE', '/people/@me', { ...READ, signedOut: 401 }],
	] as const)('%s %s', async (method, path, expected) => {
		const found: Record<string, number> = {}
		for (const role of [...ROLES].reverse())
			found[role] = (await send(method, `lists/${id}${path}`, by(role))).statusCode
		expect(found).toEqual(expected)
	})
})

describe('people', () => {
	test('an invitation notifies once a day, is accepted, and is declined without a trace', async () => {
		expect(await told('invited')).toMatchObject([
			{ params: { user: 'owner', list: 'Chuva' }, link: `/lists/${id}`, type: 'follow' },
		])
		await send('DELETE', `lists/${id}/people/@me`, people.invited)
		await invite('invited')
		expect(await told('invited')).toHaveLength(1)
		expect(await page('invited')).toMatchObject({ role: 'editor', isInvited: true })
		await send('PUT', `lists/${id}/join`, people.invited)
		expect(await page('invited')).toMatchObject({ role: 'editor', isInvited: false })
		await invite('invited', 'viewer')
		expect(await page('invited')).toMatchObject({ role: 'viewer', isInvited: false })
		await send('DELETE', `lists/${id}/people/invited`, people.owner)
		expect(await page('invited')).toMatchObject({ role: null })
	})

	test('who wants no such notification gets none, and is invited all the same', async () => {
		await send('PUT', 'notifications/preferences', people.stranger, {
			newFollowers: false,
			comments: true,
			newReleases: true,
			siteUpdates: true,
		})
		expect((await invite('stranger')).statusCode).toBe(200)
		expect(await told('stranger')).toEqual([])
		expect((await read('shared-lists', people.stranger)).lists).toMatchObject([{ isInvited: true, role: 'editor' }])
	})

	test('nobody is invited across a block or from a private profile, as if there were no such member', async () => {
		const hidden = await newMember('hidden')
		await setPublic(hidden, false)
		for (const name of ['blocked', 'hidden', 'nobody']) {
			expect(await refusal('PUT', `lists/${id}/people/${name}`, people.owner, { role: 'viewer' })).toEqual([
				404,
				'request.notFound',
			])
		}
		expect(await refusal('PUT', `lists/${id}/people/owner`, people.owner, { role: 'viewer' })).toEqual([
			400,
			'relation.self',
		])
	})

	test('a list has a limit of people', async () => {
		const room = LIST_PEOPLE - 3
		for (let at = 0; at < room; at += 1) await newMember(`guest${at}`)
		for (let at = 0; at < room; at += 1) expect((await invite(`guest${at}`)).statusCode).toBe(200)
		expect(await refusal('PUT', `lists/${id}/people/stranger`, people.owner, { role: 'viewer' })).toEqual([
			409,
			'list.full',
		])
	})

	test('the owner sees everybody, the others those who accepted and whom they may know', async () => {
		const names = async (role: Role) =>
			(await read(`lists/${id}/people`, by(role))).people.map(({ name }: { name: string }) => name)
		expect(await names('owner')).toEqual(['editor', 'viewer', 'invited'])
		await setPublic(people.viewer, false)
		expect(await names('owner')).toEqual(['editor', 'viewer', 'invited'])
		expect(await names('editor')).toEqual(['editor'])
		expect(await names('viewer')).toEqual(['editor', 'viewer'])
	})

	test('a block ends access, also after it is lifted', async () => {
		await send('PUT', `members/${people.owner.id}/block`, people.editor)
		expect(await refusal('PUT', `lists/${id}/items/${titles[3]}`, people.editor)).toEqual([404, 'request.notFound'])
		await send('DELETE', `members/${people.owner.id}/block`, people.editor)
		expect(await page('editor')).toMatchObject({ role: null })
	})

	test('a list of somebody private is still shared with its people', async () => {
		await setPublic(people.owner, false)
		expect((await send('GET', `lists/${id}`, people.viewer)).statusCode).toBe(200)
		expect((await send('GET', `lists/${id}`, people.follower)).statusCode).toBe(404)
	})
})

describe('texts', () => {
	test('who added a title is hidden where the reader may not know them', async () => {
		await send('PUT', `lists/${id}/items/${titles[3]}`, people.editor)
		const addedBy = async (role: Role) => (await items(role)).at(-1)?.addedBy
		expect(await addedBy('stranger')).toBe('editor')
		await send('PUT', `members/${people.editor.id}/block`, people.stranger)
		expect(await addedBy('stranger')).toBeNull()
		expect(await addedBy('viewer')).toBe('editor')
		await setPublic(people.editor, false)
		expect([await addedBy('viewer'), await addedBy('signedOut'), await addedBy('editor')]).toEqual([
			null,
			null,
			'editor',
		])
	})

	test('the second of two who write the same text is refused and nothing is lost', async () => {
		await write(titles[0], '  A chuva cai \n')
		expect((await items())[0]?.text).toBe('A chuva cai')
		const late = await write(titles[0], 'O sol', '', 'editor')
		expect([late.statusCode, late.json()]).toMatchObject([409, { fields: { text: 'list.changed' } }])
		expect((await write(titles[0], 'O sol', 'A chuva cai', 'editor')).statusCode).toBe(200)
		expect((await write(titles[0], 'x'.repeat(501), 'O sol')).json()).toMatchObject({
			fields: { text: 'text.tooLong' },
		})
		expect((await write(titles[3], 'x')).statusCode).toBe(404)
		expect((await items())[0]?.text).toBe('O sol')
	})
})

describe('history', () => {
	test('says what changed and who did it, to editors alone', async () => {
		await write(titles[0], 'Bom', '', 'editor')
		await send('PUT', `lists/${id}/items/${titles[2]}/place`, people.editor, { before: titles[0] })
		await send('DELETE', `lists/${id}/items/${titles[1]}`, people.owner)
		await send('PUT', `lists/${id}`, people.owner, { title: 'Sol', description: '', isPublic: true })
		expect(await history('editor')).toMatchObject([
			{ kind: 'name', by: 'owner', was: 'Chuva', became: 'Sol', title: null, mayUndo: false },
			{ kind: 'removed', by: 'owner', title: { title: 'b' }, mayUndo: true },
			{ kind: 'moved', by: 'editor', title: { title: 'c' } },
			{ kind: 'text', by: 'editor', became: 'Bom', isUndo: false },
			...['c', 'b', 'a'].map((title) => ({ kind: 'added', by: 'owner', title: { title }, mayUndo: title !== 'b' })),
		])
		expect((await history())[0]).toMatchObject({ mayUndo: true })
		await setPublic(people.editor, false)
		expect((await history())[2]?.by).toBeNull()
	})

	test('what changes nothing is no change', async () => {
		const before = (await history()).length
		await send('PUT', `lists/${id}/items/${titles[0]}`, people.owner)
		await send('DELETE', `lists/${id}/items/${titles[3]}`, people.owner)
		await send('PUT', `lists/${id}/items/${titles[0]}/place`, people.owner, { before: titles[1] })
		await write(titles[0], '')
		expect(await history()).toHaveLength(before)
	})

	test('each kind of change is undone, once, and the undo can be undone', async () => {
		await write(titles[1], 'Bom', '', 'editor')
		await send('DELETE', `lists/${id}/items/${titles[1]}`, people.editor)
		const [removal] = await history()
		expect((await undo(removal?.id)).statusCode).toBe(200)
		expect(await order()).toBe('abc')
		expect((await items())[1]).toMatchObject({ text: 'Bom', addedBy: 'owner' })
		const length = (await history()).length
		await Promise.all([undo(removal?.id), undo(removal?.id, 'editor')])
		expect(await history()).toHaveLength(length)
		await undo((await history())[0]?.id)
		expect(await order()).toBe('ac')
		await undo((await history())[0]?.id)

		await send('PUT', `lists/${id}/items/${titles[2]}/place`, people.owner, { before: titles[0] })
		await undo((await history())[0]?.id, 'editor')
		expect(await order()).toBe('abc')
		await write(titles[0], 'Um')
		await undo((await history())[0]?.id)
		expect((await items())[0]?.text).toBe('')
		await send('PUT', `lists/${id}/items/${titles[3]}`, people.editor)
		await undo((await history())[0]?.id)
		expect(await order()).toBe('abc')
		await send('PUT', `lists/${id}`, people.owner, { title: 'Sol', description: '', isPublic: true })
		const [name] = await history()
		expect((await undo(name?.id, 'editor')).statusCode).toBe(403)
		await undo(name?.id)
		expect((await page()).list.title).toBe('Chuva')
		expect((await history()).filter(({ isUndo }) => isUndo)).toHaveLength(7)
	})

	test('a change that another one followed no longer applies; one of another list is not there', async () => {
		await write(titles[0], 'Um')
		const [first] = await history()
		await write(titles[0], 'Dois', 'Um', 'editor')
		expect(await refusal('POST', `lists/${id}/history/${first?.id}/undo`, people.owner)).toEqual([409, 'list.changed'])
		expect((await items())[0]?.text).toBe('Dois')
		const other = await makeList(true)
		expect(await refusal('POST', `lists/${other}/history/${first?.id}/undo`, people.owner)).toEqual([
			404,
			'request.notFound',
		])
	})

	test('keeps the last changes, in pages', async () => {
		const listId = Number(id.slice(2))
		const row = {
			list_id: listId,
			member_id: people.owner.id,
			kind: 'text',
			title_id: titles[0] ?? 0,
			changed_at: site.clock.now,
		} as const
		await site.db
			.insertInto('custom_list_change')
			.values(Array.from({ length: LIST_CHANGES }, () => row))
			.execute()
		await write(titles[1], 'Fim')
		const seen: ListChange[] = []
		let before = ''
		for (;;) {
			const answer: { items: ListChange[]; next: string | null } = await read(
				`lists/${id}/history${before}`,
				people.owner,
			)
			seen.push(...answer.items)
			if (answer.next === null) break
			before = `?before=${answer.next}`
		}
		expect(new Set(seen.map((change) => change.id)).size).toBe(LIST_CHANGES)
		expect(seen[0]).toMatchObject({ became: 'Fim' })
	})

	test('two editors at once lose nothing: the log retold gives the list', async () => {
		const seed = Number(process.env.SEED ?? 7)
		let state = seed
		const random = (below: number) => {
			state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
			return Math.floor((state / 2_147_483_648) * below)
		}
		const pick = () => titles[random(titles.length)] ?? 0
		const statuses = new Set<number>()
		for (let round = 0; round < 100; round += 1) {
			const shown = await items()
			const log = await history()
			const one = (role: Role) => {
				const title = pick()
				const text = shown.find((item) => item.id === title)?.text ?? ''
				return [
					() => send('PUT', `lists/${id}/items/${title}`, by(role)),
					() => send('DELETE', `lists/${id}/items/${title}`, by(role)),
					() => send('PUT', `lists/${id}/items/${title}/place`, by(role), { before: pick() }),
					() => write(title, `${role} ${round}`, text, role),
					() => undo(log[random(Math.min(6, log.length))]?.id, role),
				][random(5)]?.()
			}
			const answers = await Promise.all([one('owner'), one('editor')])
			for (const answer of answers) statuses.add(answer?.statusCode ?? 0)
		}
		expect([...statuses].filter((status) => ![200, 404, 409].includes(status))).toEqual([])
		expect(statuses).toContain(200)

		const listId = Number(id.slice(2))
		const rows = await site.db
			.selectFrom('custom_list_item')
			.where('list_id', '=', listId)
			.selectAll()
			.orderBy('position')
			.execute()
		expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
		// Which titles are there and what they say follows from the log alone: no change is missing in it.
		const changes = await site.db
			.selectFrom('custom_list_change')
			.where('list_id', '=', listId)
			.selectAll()
			.orderBy('id')
			.execute()
		const told = new Map<number, string>()
		for (const { kind, title_id, was, became } of changes) {
			const title = title_id ?? 0
			expect([kind, told.has(title)]).toEqual([kind, kind !== 'added'])
			if (kind === 'removed' || kind === 'text') expect(told.get(title)).toBe(was)
			if (kind === 'removed') told.delete(title)
			else if (kind !== 'moved') told.set(title, became)
		}
		const texts = (given: Iterable<readonly [number, string]>) => [...given].toSorted(([a], [b]) => a - b)
		expect(texts(told)).toEqual(texts(rows.map(({ title_id, text }) => [title_id, text] as const)))
	})
})

describe('live', () => {
	const watching = async (role: Role) => {
		const socket = await openPage(site.app, by(role)?.headers)
		await socket.watch(`list:${id}`)
		return socket
	}
	const events = (socket: Awaited<ReturnType<typeof watching>>) => socket.frames.filter(({ type }) => type === 'event')

	test('each change reaches the pages of the list', async () => {
		const socket = await watching('signedOut')
		for (const [at, change] of [
			() => send('PUT', `lists/${id}/items/${titles[3]}`, people.editor),
			() => send('PUT', `lists/${id}/items/${titles[3]}/place`, people.editor, { before: titles[0] }),
			() => write(titles[3], 'Texto', '', 'editor'),
			() => send('DELETE', `lists/${id}/items/${titles[3]}`, people.editor),
			async () => undo((await history())[0]?.id),
		].entries()) {
			await change()
			await socket.frame(() => events(socket).length > at)
		}
		expect(events(socket)[0]).toEqual({ type: 'event', topic: `list:${id}`, event: { type: 'listChanged' } })
	})

	test('who lost the right hears that it ended, and nothing of a private list', async () => {
		const [stranger, viewer, editor] = [await watching('stranger'), await watching('viewer'), await watching('editor')]
		await hide()
		expect(await stranger.frame(({ type }) => type === 'ended')).toEqual({ type: 'ended', topics: [`list:${id}`] })
		await send('PUT', `lists/${id}/items/${titles[3]}`, people.owner)
		await editor.frame(() => events(editor).length === 2)
		expect(events(stranger)).toHaveLength(1)
		await send('DELETE', `lists/${id}/people/viewer`, people.owner)
		expect(await viewer.frame(({ type }) => type === 'ended')).toEqual({ type: 'ended', topics: [`list:${id}`] })
		await send('PUT', `members/${people.owner.id}/block`, people.editor)
		expect(await editor.frame(({ type }) => type === 'ended')).toEqual({ type: 'ended', topics: [`list:${id}`] })
	})
})

describe('followed', () => {
	const shared = async (role: Role) => (await read('shared-lists', by(role))).lists
	const later = () => {
		site.clock.now = new Date(site.clock.now.getTime() + 1000)
	}

	test('lists say how many titles others added since the last visit', async () => {
		expect(await shared('follower')).toMatchObject([{ list: { id }, owner: 'owner', role: null, fresh: 0 }])
		later()
		await send('DELETE', `lists/${id}/items/${titles[0]}`, people.owner)
		await send('PUT', `lists/${id}/items/${titles[3]}`, people.editor)
		expect(await shared('follower')).toMatchObject([{ fresh: 1 }])
		expect(await shared('editor')).toMatchObject([{ role: 'editor', fresh: 0 }])
		// What comes back by an undo is as old as it was.
		const removal = (await history()).find(({ kind }) => kind === 'removed')
		await undo(removal?.id)
		expect(await shared('follower')).toMatchObject([{ fresh: 1 }])
		later()
		await send('PUT', `lists/${id}/seen`, people.follower)
		expect(await shared('follower')).toMatchObject([{ fresh: 0 }])
	})

	test('a list counts those who follow it, once each; it goes from view when it becomes private', async () => {
		await send('PUT', `lists/${id}/follow`, people.follower)
		await send('PUT', `lists/${id}/follow`, people.viewer)
		expect(await page('follower')).toMatchObject({ followers: 2, isFollowed: true })
		await hide()
		expect(await shared('follower')).toEqual([])
		expect(await shared('viewer')).toMatchObject([{ role: 'viewer' }])
		await send('DELETE', `lists/${id}/follow`, people.viewer)
		await send('DELETE', `lists/${id}/follow`, people.follower)
		expect(await page('viewer')).toMatchObject({ followers: 0, role: 'viewer' })
	})

	test('who follows and is invited follows on after declining', async () => {
		await invite('follower')
		expect(await shared('follower')).toMatchObject([{ isInvited: true, role: 'editor' }])
		await send('DELETE', `lists/${id}/people/@me`, people.follower)
		expect(await shared('follower')).toMatchObject([{ isInvited: false, role: null }])
		await send('DELETE', `lists/${id}/follow`, people.follower)
		expect(await shared('follower')).toEqual([])
	})
})

describe('a deleted account', () => {
	const leave = (role: Role) => send('POST', 'account/deletion', by(role), { password: GOOD_PASSWORD })

	test('of an editor leaves the list as it was, without a name', async () => {
		await send('PUT', `lists/${id}/items/${titles[3]}`, people.editor)
		await write(titles[3], 'Fica', '', 'editor')
		await leave('editor')
		expect((await items()).at(-1)).toMatchObject({ title: 'd', text: 'Fica', addedBy: null })
		expect((await history()).slice(0, 2)).toMatchObject([{ by: null, mayUndo: true }, { by: null }])
		await undo((await history())[0]?.id)
		expect((await items()).at(-1)).toMatchObject({ text: '' })
	})

	test('of the owner takes the list, its people and its log', async () => {
		await leave('owner')
		expect((await send('GET', `lists/${id}`, people.editor)).statusCode).toBe(404)
		for (const table of ['custom_list_item', 'custom_list_member', 'custom_list_change'] as const) {
			expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([])
		}
	})
})

describe('comments below a list', () => {
	const discussion = () => `discussions/list/${id.slice(2)}`
	const say = (role: Role, text: string) =>
		send('POST', discussion(), by(role), { text, pictureId: null, spoilerNumber: null, parentId: null })
	const readAs = async (role: Role) => {
		const answer = await send('GET', discussion(), by(role))
		return answer.statusCode === 200
			? answer.json().items.map(({ body }: { body: { text: string } }) => body.text)
			: answer.statusCode
	}
	const take = (on: boolean) => send('PUT', `lists/${id}/comments`, people.owner, { on })

	test('are there while the owner wants them and everybody may read the list', async () => {
		expect([(await page()).hasComments, await readAs('owner'), (await say('editor', 'Oi')).statusCode]).toEqual([
			false,
			404,
			404,
		])
		await take(true)
		expect((await page('stranger')).hasComments).toBe(true)
		expect((await say('stranger', 'Boa!')).statusCode).toBe(200)
		for (const role of ['owner', 'viewer', 'follower', 'signedOut'] as const)
			expect(await readAs(role)).toEqual(['Boa!'])
		await hide()
		for (const role of ['owner', 'editor', 'stranger'] as const) expect(await readAs(role)).toBe(404)
		await send('PUT', `lists/${id}`, people.owner, { title: 'Chuva', description: '', isPublic: true })
		expect(await readAs('follower')).toEqual(['Boa!'])
		await take(false)
		expect(await readAs('stranger')).toBe(404)
	})

	test('are closed to whom a block hides the list from, and tell of nothing on a profile', async () => {
		await take(true)
		const { id: comment } = (await say('stranger', 'Boa!')).json()
		expect([await readAs('blocked'), (await say('blocked', 'Oi')).statusCode]).toEqual([404, 404])
		expect((await send('GET', `comments/${comment}/replies`, people.blocked)).statusCode).toBe(404)
		expect(JSON.stringify(await read('profiles/stranger/activity', people.owner))).not.toContain('Boa!')
		expect((await read('profiles/stranger/activity', people.owner)).items).toEqual([])
	})

	test('go with their list; a reply tells whom it answers, with the address of the list', async () => {
		await take(true)
		const { id: parentId } = (await say('stranger', 'Boa!')).json()
		await send('POST', discussion(), people.editor, { text: 'Valeu!', pictureId: null, spoilerNumber: null, parentId })
		const { items: notices } = await read('notifications', people.stranger)
		expect(notices[0]).toMatchObject({ event: 'reply', link: expect.stringContaining(`/lists/${id}#comment-`) })
		await send('DELETE', `lists/${id}`, people.owner)
		expect(await readAs('stranger')).toBe(404)
	})
})
