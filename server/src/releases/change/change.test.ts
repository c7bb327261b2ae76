import { testSite } from '../../testing.ts'
import { makeBuild, Releaser, signIn, tokenFor, versionsIn } from '../testing.ts'

const site = testSite({ rooms: '/nowhere', seed: async () => {} })
let token: Releaser
let made = 0
let one = ''

/** A slice that no test before has touched. */
beforeEach(async () => {
	one = `mfe-one-${++made}`
	token = new Releaser(site.app, await tokenFor(site.db, one, site.parts.now()))
})

async function publish(...versions: string[]) {
	for (const version of versions) await token.publish(makeBuild(one, version))
}

const current = async () => versionsIn(await site.app.inject('/federation.json'))[one]
const acts = async () => {
	const { items } = (await token.get('/api/releases/audit')).json()
	return items.map(({ act, version, from }: Record<string, unknown>) => `${act} ${version} ${from ?? ''}`.trim())
}

test('a version that is promoted is everybody’s with the next page', async () => {
	await publish('1.0.0', '1.0.1')
	await token.promote(one, '1.0.0')
	expect(await current()).toBe('1.0.0')
	const answer = await token.promote(one, '1.0.1')
	expect(answer.json()).toMatchObject({ slice: one, current: '1.0.1', previous: '1.0.0', candidate: null })
	expect(await current()).toBe('1.0.1')
	expect(await acts()).toEqual(['promoted 1.0.1 1.0.0', 'promoted 1.0.0', 'published 1.0.1', 'published 1.0.0'])
})

test('a page knows what it falls back to, and no more of it than it takes', async () => {
	const hashes = { 'entry.0123abcd.js': '', 'routes.0123abcd.js': '' }
	const build = makeBuild(one, '1.0.0', { requires: { react: '^19.0.0' } })
	for (const { path, integrity } of build.release.files)
		if (path in hashes) Object.assign(hashes, { [path]: integrity })
	Object.assign(build.release.slice, { integrity: hashes })
	await token.publish(build)
	await publish('1.0.1', '1.0.2')
	await token.promote(one, '1.0.0')
	await token.promote(one, '1.0.1')
	const entry = async (headers = {}) => {
		const { slices } = (await site.app.inject({ url: '/federation.json', headers })).json()
		return slices.find(({ name }: { name: string }) => name === one)
	}
	expect((await entry()).previous).toEqual({
		version: '1.0.0',
		base: `/r/${one}/1.0.0/`,
		entry: 'entry.0123abcd.js',
		integrity: { 'entry.0123abcd.js': hashes['entry.0123abcd.js'] },
		requires: { react: '^19.0.0' },
	})
	await token.promote(one, '1.0.2', { share: 1 })
	expect(await entry()).toMatchObject({ version: '1.0.2', previous: { version: '1.0.1' } })
})

test('the revision grows by one with each change, and with nothing else', async () => {
	await publish('1.0.0', '1.0.1')
	const revision = async () => Number((await site.app.inject('/federation.json')).json().revision)
	await token.promote(one, '1.0.0')
	const before = await revision()
	await token.promote(one, '1.0.0')
	expect(await revision()).toBe(before)
	await token.promote(one, '1.0.1')
	expect(await revision()).toBe(before + 1)
	await token.promote(one, '9.9.9')
	expect(await revision()).toBe(before + 1)
})

test('a rollback goes a step back each time, never to what was just left, and ends where there is none', async () => {
	await publish('1.0.0', '1.0.1', '1.0.2')
	for (const version of ['1.0.0', '1.0.1', '1.0.2']) await token.promote(one, version)
	expect((await token.rollBack(one)).json()).toMatchObject({ current: '1.0.1', previous: '1.0.0' })
	expect((await token.rollBack(one)).json()).toMatchObject({ current: '1.0.0', previous: null })
	const answer = await token.rollBack(one)
	expect([answer.statusCode, answer.json().code]).toEqual([409, 'release.noPrevious'])
	expect(await current()).toBe('1.0.0')
})

test('a rollback of a slice that was never promoted is refused', async () => {
	expect((await token.rollBack(one)).json().code).toBe('release.noPrevious')
})

test('a rollback that means another version than would go changes nothing', async () => {
	await publish('1.0.0', '1.0.1', '1.0.2')
	for (const version of ['1.0.0', '1.0.1']) await token.promote(one, version)
	await token.promote(one, '1.0.2', { share: 0.5 })
	const rollBack = (version: string) => token.post(`/api/releases/${one}/rollback?version=${version}`)
	// It means what everybody has, and a trial is running.
	expect((await rollBack('1.0.1')).json().code).toBe('release.changed')
	expect((await rollBack('1.0.2')).json()).toMatchObject({ current: '1.0.1', candidate: null })
	// The trial has ended: nobody is given the version before instead.
	const late = await rollBack('1.0.2')
	expect([late.statusCode, late.json().code]).toEqual([409, 'release.changed'])
	expect(await current()).toBe('1.0.1')
	expect((await rollBack('1.0.1')).json()).toMatchObject({ current: '1.0.0' })
})

test('a version that everybody has is promoted: what others try of it ends, as the log says', async () => {
	await publish('1.0.0', '1.0.1')
	await token.promote(one, '1.0.0')
	await token.promote(one, '1.0.1', { share: 0.5 })
	expect((await token.promote(one, '1.0.0')).json()).toMatchObject({ current: '1.0.0', candidate: null })
	expect((await acts())[0]).toBe('canaryEnded 1.0.1')
})

test('what is not published is given to nobody', async () => {
	await token.begin(makeBuild(one, '1.0.0'))
	for (const version of ['1.0.0', '9.9.9']) {
		const answer = await token.promote(one, version)
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'release.unknown'])
	}
	expect(await current()).toBeUndefined()
})

test('of promotions that come at once each stands, one after the other', async () => {
	const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3']
	await publish(...versions)
	const before = (await site.app.releases.memory.get()).revision
	const answers = await Promise.all(versions.map((version) => token.promote(one, version)))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
	const { revision } = await site.app.releases.memory.get()
	expect(revision).toBe(before + versions.length)
	const log = (await acts()).filter((act: string) => act.startsWith('promoted')).reverse()
	// Each names as its forerunner the one that the entry before it made current.
	const made = log.map((act: string) => act.split(' ')[1])
	expect(log.map((act: string) => act.split(' ')[2])).toEqual([undefined, ...made.slice(0, -1)])
	expect(await current()).toBe(made.at(-1))
})

describe('what would break the site is refused', () => {
	const refused = async (build: ReturnType<typeof makeBuild>, more: object = {}) => {
		const { name, version } = build.release.slice
		const admin = new Releaser(site.app, (await signIn(site.app, site.db, 'admin')).headers)
		await admin.publish(build)
		const answers = [
			await admin.promote(name, version, { everybody: true }, more),
			await admin.promote(name, version, { share: 0.5 }, more),
		]
		return answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().fields])
	}

	test('a route of another slice, and what lies beneath it', async () => {
		await token.publish(makeBuild(one, '1.0.0', { owns: [`/${one}`] }))
		await token.promote(one, '1.0.0')
		const other = makeBuild(`${one}-other`, '1.0.0', { owns: [`/${one}`, `/${one}/more`, `/${one}s`] })
		const fields = { [`/${one}`]: 'release.route.taken', [`/${one}/more`]: 'release.route.taken' }
		expect(await refused(other)).toEqual(Array(2).fill([409, 'release.broken', fields]))
	})

	test('a route that some of another slice try', async () => {
		for (const [version, owns] of [
			['1.0.0', [`/${one}`]],
			['1.0.1', [`/${one}`, `/${one}-new`]],
		] as const)
			await token.publish(makeBuild(one, version, { owns: [...owns] }))
		await token.promote(one, '1.0.0')
		await token.promote(one, '1.0.1', { role: 'admin' })
		const fields = { [`/${one}-new`]: 'release.route.taken' }
		const other = makeBuild(`${one}-other`, '1.0.0', { owns: [`/${one}-new`] })
		expect(await refused(other)).toEqual(Array(2).fill([409, 'release.broken', fields]))
	})

	test('a rollback to a version whose route another slice has by now', async () => {
		await token.publish(makeBuild(one, '1.0.0', { owns: [`/${one}`, `/${one}-old`] }))
		await token.publish(makeBuild(one, '1.0.1', { owns: [`/${one}`, `/${one}-more`] }))
		await token.promote(one, '1.0.0')
		await token.promote(one, '1.0.1', { everybody: true }, { drops: [`/${one}-old`] })
		const admin = new Releaser(site.app, (await signIn(site.app, site.db, 'admin')).headers)
		const other = makeBuild(`${one}-other`, '1.0.0', { owns: [`/${one}-old`] })
		await admin.publish(other)
		await admin.promote(`${one}-other`, '1.0.0')
		const answer = await token.rollBack(one)
		expect(answer.json()).toMatchObject({
			code: 'release.broken',
			fields: { [`/${one}-old`]: 'release.route.taken' },
		})
		expect(await current()).toBe('1.0.1')
	})

	test('a route that readers know, unless it is given up on purpose', async () => {
		await token.publish(makeBuild(one, '1.0.0', { owns: [`/${one}`, `/${one}-old`] }))
		await token.promote(one, '1.0.0')
		await token.publish(makeBuild(one, '1.0.1'))
		const answer = await token.promote(one, '1.0.1')
		expect(answer.json()).toMatchObject({
			code: 'release.broken',
			fields: { [`/${one}-old`]: 'release.route.dropped' },
		})
		const drops = [`/${one}-old`]
		expect((await token.promote(one, '1.0.1', { everybody: true }, { drops })).json().current).toBe('1.0.1')
	})

	test('a widget that others use', async () => {
		const fields = {
			routes: 'release.expose.missing',
			SaveButton: 'release.expose.missing',
			ListTabs: 'release.expose.missing',
		}
		expect(await refused(makeBuild('mfe-account', '1.0.0', { owns: ['/auth'], exposes: {} }))).toEqual(
			Array(2).fill([409, 'release.broken', fields]),
		)
	})
})

test('a token is shown once, is good until it is revoked or runs out, and nobody else makes one', async () => {
	const admin = new Releaser(site.app, (await signIn(site.app, site.db, 'admin')).headers)
	const answer = await admin.post('/api/releases/tokens', { slice: one, label: ' CI ', days: 30 })
	const { token: secret, made: listed } = answer.json()
	expect(answer.headers['cache-control']).toBe('no-store')
	expect(listed).toMatchObject({ slice: one, label: 'CI', state: 'valid', usedAt: null })
	expect((await admin.get('/api/releases/tokens')).body).not.toContain(secret)
	const stored = await site.db.selectFrom('release_token').selectAll().execute()
	expect(JSON.stringify(stored)).not.toContain(secret)

	const holder = new Releaser(site.app, { authorization: `Bearer ${secret}` })
	expect((await holder.get('/api/releases')).statusCode).toBe(200)
	expect((await holder.get('/api/releases/tokens')).statusCode).toBe(401)
	expect((await holder.post('/api/releases/tokens', { slice: one, label: 'x', days: 1 })).statusCode).toBe(401)
	const used = (await admin.get('/api/releases/tokens')).json().items
	expect(used.find(({ id }: { id: string }) => id === listed.id).usedAt).toBe(site.clock.now.toISOString())

	const revoke = (id: string) =>
		site.app.inject({ method: 'DELETE', url: `/api/releases/tokens?id=${id}`, headers: admin.headers })
	expect((await revoke(listed.id)).json()).toEqual({ done: true })
	expect((await revoke(listed.id)).statusCode).toBe(404)
	expect((await holder.get('/api/releases')).statusCode).toBe(401)

	const short = (await admin.post('/api/releases/tokens', { slice: one, label: 'short', days: 1 })).json()
	const late = new Releaser(site.app, { authorization: `Bearer ${short.token}` })
	site.clock.now = new Date(site.clock.now.getTime() + 86_400_000)
	expect((await late.get('/api/releases')).statusCode).toBe(401)
})

test('a token that is asked for twice under one key is not kept anywhere', async () => {
	const admin = (await signIn(site.app, site.db, 'admin')).headers
	const key = '11111111-1111-4111-8111-111111111111'
	const asking = new Releaser(site.app, { ...admin, 'idempotency-key': key })
	const body = { slice: one, label: 'CI', days: 30 }
	const tokens = [await asking.post('/api/releases/tokens', body), await asking.post('/api/releases/tokens', body)]
	expect(new Set(tokens.map((answer) => answer.json().token)).size).toBe(2)
	const kept = await site.db.selectFrom('idempotency_key').where('key', '=', key).selectAll().execute()
	expect(kept).toEqual([])
})

test('the log is only added to, and is read page by page', async () => {
	await publish(...Array.from({ length: 12 }, (_, number) => `1.0.${number}`))
	for (let number = 0; number < 12; number += 1) await token.promote(one, `1.0.${number}`)
	const first = (await token.get('/api/releases/audit')).json()
	const second = (await token.get(`/api/releases/audit?before=${first.next}`)).json()
	expect([first.items.length, second.items.length, first.total, second.next]).toEqual([20, 4, 24, null])
	const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => Number(id))
	expect(ids).toEqual([...ids].sort((a, b) => b - a))
	for (const change of [
		() => site.db.updateTable('release_audit').set({ version: '6.6.6' }).execute(),
		() => site.db.deleteFrom('release_audit').execute(),
	]) {
		await expect(change()).rejects.toThrow('only added to')
	}
})

test('an account that goes leaves its deeds, and no name', async () => {
	const admin = await signIn(site.app, site.db, 'admin')
	const asking = new Releaser(site.app, admin.headers)
	await asking.publish(makeBuild(one, '1.0.0'))
	expect((await token.get('/api/releases/audit')).json().items[0].by).toEqual({ kind: 'member', name: admin.username })
	await site.db.deleteFrom('member').where('id', '=', admin.id).execute()
	expect((await token.get('/api/releases/audit')).json().items[0].by).toEqual({ kind: 'member', name: null })
})
