import { createHash } from 'node:crypto'
import { widgetCodes } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import { SERIES } from '../../community/comment/comment.testing.ts'
import { watchBench } from '../../community/watch/watch.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { drawPicture } from '../head/picture/drawPicture.ts'
import { readPictureSubject } from '../head/picture/pictureSubject.ts'

const ORIGIN = 'https://niouka.example'
const HOSTILE = `"><script>alert(1)</script>](javascript:x) <img src=x onerror=y> & 'z'`
const site = testSite({ environment: { SITE_URL: ORIGIN, SITE_DEMO: 'false' } })
const { join, newGroup, newMember, send, setPublic, watchGroup } = watchBench(site)

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const list = (by: TestMember, id: number, change: object) => send('PATCH', `list/${id}`, by, change)
const cardOf = (kind: 'member' | 'group', id: string, query = '?hl=pt') => get(`/embed/${kind}/${id}${query}`)
/** What the picture is drawn from, which is compared where the pixels are not read. */
const pictureOf = (kind: 'watching' | 'plan', id: string) => {
	const { db, pictures, now } = site.context
	return readPictureSubject(db, kind, id, { locale: 'pt', names: undefined, zone: undefined, pictures, now })
}
const statuses = async (kind: 'member' | 'group', id: string) => [
	(await cardOf(kind, id)).statusCode,
	(await get(`/og/${kind === 'member' ? 'watching' : 'plan'}/${id}.png`)).statusCode,
]

async function watcher() {
	const { ana, group } = await watchGroup()
	await list(ana, SERIES, { status: 'current', progress: 2 })
	return { ana, group }
}

/** A title is removed, made adult, or given back by its own columns, as moderators and imports leave it. */
const change = (set: object) => site.db.updateTable('title').set(set).where('id', '=', SERIES).execute()

describe('the card of what a member watches', () => {
	test('shows name, titles in progress and how far, in the language of its address, and leads to the profile', async () => {
		const { ana } = await watcher()
		const { statusCode, headers, body } = await cardOf('member', ana.id)
		expect([statusCode, headers['cache-control'], headers['content-language']]).toEqual([
			200,
			'public, max-age=60',
			'pt',
		])
		expect(body).toContain(`href="${ORIGIN}/profile/${encodeURIComponent(ana.username)}"`)
		expect(body).toContain('Assistindo agora')
		expect(body).toMatch(/<strong>Crônicas<\/strong><span>EP 2<\/span>/)
		await change({ episode_count: 12 })
		expect((await cardOf('member', ana.id)).body).toContain('EP 2 de 12')
		expect((await cardOf('member', ana.id, '?hl=en&theme=dark')).body).toMatch(
			/data-theme="dark"[\s\S]*Watching now[\s\S]*EP 2 of 12/,
		)
		expect((await cardOf('member', ana.id, '?hl=ja')).body).toMatch(/lang="ja"[\s\S]*視聴中[\s\S]*EP 2 \/ 12/)
		expect(await pictureOf('watching', ana.id)).toMatchObject({
			name: ana.username,
			above: 'Assistindo agora',
			below: ['EP 2 de 12 · Crônicas'],
		})
		await list(ana, SERIES, { status: 'completed' })
		expect((await cardOf('member', ana.id)).body).toContain('Nada no momento.')
	})

	test('shows no private, planned or removed entry, and neither removed nor adult titles', async () => {
		const { ana } = await watcher()
		const shown = async () => {
			const { body } = await cardOf('member', ana.id)
			return [body.includes('Crônicas'), JSON.stringify(await pictureOf('watching', ana.id)).includes('Crônicas')]
		}
		expect(await shown()).toEqual([true, true])
		for (const hidden of [{ isPrivate: true }, { status: 'planned' }, { status: 'dropped' }]) {
			await list(ana, SERIES, hidden)
			expect([hidden, ...(await shown())]).toEqual([hidden, false, false])
			await list(ana, SERIES, { isPrivate: false, status: 'current' })
		}
		const removed_at = site.clock.now
		for (const hidden of [{ removed_at }, { removed_at, is_adult: true }]) {
			await change(hidden)
			expect([hidden, ...(await shown())]).toEqual([hidden, false, false])
			await change({ removed_at: null, is_adult: false })
		}
		expect(await shown()).toEqual([true, true])
		await send('DELETE', `list/${SERIES}`, ana)
		expect(await shown()).toEqual([false, false])
	})

	test('is not there for a private or a deleted member, as for none, and comes back with the profile', async () => {
		const { ana } = await watcher()
		expect(await statuses('member', ana.id)).toEqual([200, 200])
		await setPublic(ana, false)
		expect(await statuses('member', ana.id)).toEqual([404, 404])
		const hidden = await cardOf('member', ana.id)
		const absent = await cardOf('member', '00000000-0000-4000-8000-000000000000')
		const [one, other] = [hidden, absent].map(({ body, headers }) => [
			body.replace(/"requestId":"[^"]*"/, ''),
			headers['cache-control'],
		])
		expect(one).toEqual(other)
		await setPublic(ana, true)
		expect(await statuses('member', ana.id)).toEqual([200, 200])
		await site.db.deleteFrom('member').where('id', '=', ana.id).execute()
		expect(await statuses('member', ana.id)).toEqual([404, 404])
	})
})

describe("the card of a group's plan", () => {
	test('shows what it watches and when, by the clocks of its zone, and leads to where one joins', async () => {
		const { group } = await watcher()
		const { body } = await cardOf('group', group.id)
		expect(body).toMatch(/Crônicas<\/strong><span>[^<]*2 de abr\.,? [^<]*20:00 UTC · EP 1–2</)
		expect(body).toContain(`href="${ORIGIN}/messages/join/${group.id}"`)
		expect(await pictureOf('plan', group.id)).toMatchObject({ name: group.name, above: 'Assistindo em grupo' })
		await change({ removed_at: site.clock.now })
		expect((await cardOf('group', group.id)).body).toContain('Nada no momento.')
		expect((await pictureOf('plan', group.id))?.below).toBe('Nada no momento.')
	})

	test('is not there for a private group, for its members neither', async () => {
		const { ana, beto, group } = await watchGroup()
		expect(await statuses('group', group.id)).toEqual([200, 200])
		await send('PUT', `groups/${group.id}`, ana, { name: 'Varanda', description: '', isPublic: false })
		expect(await statuses('group', group.id)).toEqual([404, 404])
		for (const { headers } of [ana, beto]) expect((await get(`/embed/group/${group.id}`, headers)).statusCode).toBe(404)
		await send('PUT', `groups/${group.id}`, ana, { name: 'Varanda', description: '', isPublic: true })
		expect(await statuses('group', group.id)).toEqual([200, 200])
		await send('DELETE', `groups/${group.id}`, ana)
		expect(await statuses('group', group.id)).toEqual([404, 404])
	})

	test('names nobody: it is the same after a member left or was banned', async () => {
		const { ana, beto, group } = await watchGroup()
		const before = (await cardOf('group', group.id)).body
		await send('DELETE', `groups/${group.id}/members/${beto.id}?ban=true`, ana)
		const caio = await newMember()
		await join(group.id, caio)
		await send('POST', `groups/${group.id}/leave`, caio)
		const after = (await cardOf('group', group.id)).body
		expect(after).toBe(before)
		for (const { username } of [ana, beto, caio]) expect(after).not.toContain(username)
	})
})

test('the cards may be framed by any site, run nothing and load only pictures of this site', async () => {
	const { ana, group } = await watcher()
	await site.db
		.updateTable('member')
		.set({ avatar_url: 'https://elsewhere.example/a.png' })
		.where('id', '=', ana.id)
		.execute()
	await change({ poster_url: 'https://elsewhere.example/x.png' })
	for (const { headers, body } of [await cardOf('member', ana.id), await cardOf('group', group.id)]) {
		const policy = String(headers['content-security-policy'])
		expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-.*frame-ancestors \*$/)
		const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
		expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
		expect(headers['x-frame-options']).toBeUndefined()
		expect([headers['x-robots-tag'], headers['set-cookie']]).toEqual(['noindex', undefined])
		expect(body).not.toMatch(/<script|style="|\son\w+="|elsewhere/)
	}
	for (const url of [`/embed/member/${group.id}`, `/embed/group/${ana.id}`]) {
		const { statusCode, headers } = await get(url)
		expect([url, statusCode, headers['x-frame-options']]).toEqual([url, 404, 'DENY'])
	}
})

test('hostile names are text in the page, in the picture and in Markdown', async () => {
	const { ana, group } = await watcher()
	await site.db.updateTable('member').set({ username: HOSTILE }).where('id', '=', ana.id).execute()
	await site.db.updateTable('community_group').set({ name: HOSTILE }).where('id', '=', group.id).execute()
	await change({ title: HOSTILE })
	for (const { body } of [await cardOf('member', ana.id), await cardOf('group', group.id)]) {
		expect(body).not.toMatch(/<script|<img src=x|"><s/)
		expect(body.split(escapeMarkup(HOSTILE)).length).toBeGreaterThan(2)
	}
	for (const [kind, id] of [
		['watching', ana.id],
		['plan', group.id],
	] as const) {
		const subject = await pictureOf(kind, id)
		expect(subject && drawPicture(subject)).not.toMatch(/<script|onerror|javascript:/)
		expect((await get(`/og/${kind}/${id}.png`)).headers['cache-control']).toBe('public, max-age=60')
	}
	for (const kind of ['member', 'group'] as const) {
		const { html, markdown } = widgetCodes(
			{ kind, id: kind === 'member' ? ana.id : group.id, name: HOSTILE },
			ORIGIN,
			'pt',
		)
		expect(html).not.toMatch(/<script|<img/)
		expect(markdown).toMatch(
			/^\[!\[(\\[^a-z0-9\s]|[a-z0-9 ])+\]\(https:\/\/niouka\.example\/og\/[^)\s]+\)\]\(https:\/\/niouka\.example\/[^)\s]+\)$/i,
		)
	}
})

test.each(['x', '%00', "'or'1'='1", '../1', '0'.repeat(40), '1e3'])(
	'of %s there is neither card nor picture',
	async (id) => {
		for (const url of ['member', 'group'].map((kind) => `/embed/${kind}/${encodeURIComponent(id)}`)) {
			expect([url, (await get(url)).statusCode]).toEqual([url, 404])
		}
		for (const kind of ['watching', 'plan', 'title', 'year']) {
			expect([kind, (await get(`/og/${kind}/${encodeURIComponent(id)}.png`)).statusCode]).toEqual([kind, 404])
		}
	},
)

test('a group without a plan has a card all the same', async () => {
	const group = await newGroup(await newMember())
	expect((await cardOf('group', group.id, '?hl=ja')).body).toContain('今は何も見ていません。')
})
