import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { giveRole } from '../account/role/giveRole.ts'
import { GOOD_PASSWORD, newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { releaseFolders } from './folders.ts'
import { isMachineToken, writeMachineToken } from './machineToken.ts'
import { makeBuild, Releaser, type TestBuild } from './releases.testing.ts'

const site = testSite({ repository: '/nowhere' })
const one = 'mfe-one'

test('a token is shown once, is valid until it is revoked or expires, and only admins create one', async () => {
	const admin = new Releaser(site.app, (await newMember(site.app, { role: 'admin' })).headers)
	const answer = await admin.post('/api/releases/tokens', { slice: one, label: ' CI ', days: 30 })
	const { token: secret, made: listed } = answer.json()
	expect(answer.headers['cache-control']).toBe('no-store')
	expect(listed).toMatchObject({ slice: one, label: 'CI', state: 'valid', usedAt: null })
	expect((await admin.get('/api/releases/tokens')).body).not.toContain(secret)
	const stored = await site.db.selectFrom('release_token').selectAll().execute()
	expect(JSON.stringify(stored)).not.toContain(secret)

	const holder = new Releaser(site.app, { authorization: `Bearer ${secret}` })
	expect((await holder.get('/api/releases')).statusCode).toBe(200)
	const used = (await admin.get('/api/releases/tokens')).json().items
	expect(used.find(({ id }: { id: string }) => id === listed.id).usedAt).toBe(site.clock.now.toISOString())

	const revoke = (id: string) =>
		site.app.inject({ method: 'DELETE', url: `/api/releases/tokens?id=${id}`, headers: admin.headers })
	expect((await revoke(listed.id)).json()).toEqual({ done: true })
	expect((await revoke(listed.id)).statusCode).toBe(404)
	expect((await holder.get('/api/releases')).statusCode).toBe(401)

	const short = (await admin.post('/api/releases/tokens', { slice: one, label: 'short', days: 1 })).json()
	const late = new Releaser(site.app, { authorization: `Bearer ${short.token}` })
	site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
	expect((await late.get('/api/releases')).statusCode).toBe(401)
})

describe('a token ends with the role of the admin who made it', () => {
	const at = (minutes: number) => new Date(Date.parse('2026-04-01T12:00:00Z') + minutes * MINUTE_MS)
	let builds = 0

	/** An admin who makes a token, another admin, and a version that the token has published. */
	async function begin() {
		const [maker, other] = [await newMember(site.app, { role: 'admin' }), await newMember(site.app, { role: 'admin' })]
		const admin = new Releaser(site.app, other.headers)
		const make = async () =>
			(
				await new Releaser(site.app, maker.headers).post('/api/releases/tokens', { slice: one, label: 'CI', days: 30 })
			).json()
		const { token, made } = await make()
		const holder = new Releaser(site.app, { authorization: `Bearer ${token}` })
		builds += 2
		const [first, second] = [makeBuild(one, `1.0.${builds}`), makeBuild(one, `1.0.${builds + 1}`)]
		await holder.publish(first)
		await holder.begin(second)
		const give = (role: string) =>
			site.app.inject({
				method: 'PUT',
				url: `/api/members/${maker.id}/role`,
				headers: other.headers,
				payload: { role },
			})
		const listed = async () =>
			(await admin.get('/api/releases/tokens')).json().items.find(({ id }: { id: string }) => id === made.id)
		return { maker, give, make, listed, all: () => everything(holder, first, second) }
	}

	/** The status of each request that a token opens. */
	async function everything(holder: Releaser, { release }: TestBuild, begun: TestBuild): Promise<number[]> {
		const [[path, bytes] = ['', '']] = begun.files
		builds += 1
		const answers = [
			await holder.begin(makeBuild(one, `2.0.${builds}`)),
			await holder.send(begun, path, bytes),
			await holder.finish(begun),
			await holder.promote(one, release.slice.version),
			await holder.rollBack(one),
			await holder.post(`/api/releases/${one}/withdraw`),
			await holder.get('/api/releases'),
			await holder.get(`/api/releases/audit?slice=${one}`),
			await site.app.inject({
				method: 'PUT',
				url: '/api/composition/override',
				headers: holder.headers,
				payload: { slice: one, version: release.slice.version },
			}),
			await holder.get('/backup'),
		]
		return answers.map(({ statusCode }) => statusCode)
	}

	test('when the role is lost, and it stays ended when the role comes back', async () => {
		const { give, make, listed, all, maker } = await begin()
		expect(await all()).not.toContain(401)
		for (const [minutes, role] of [
			[1, 'moderator'],
			[2, 'admin'],
		] as const) {
			site.clock.now = at(minutes)
			expect((await give(role)).statusCode).toBe(200)
			expect(new Set(await all())).toEqual(new Set([401]))
			expect(await listed()).toMatchObject({ state: 'revoked', endedWith: 'role', by: maker.username })
		}
		site.clock.now = at(3)
		const { token } = await make()
		expect((await new Releaser(site.app, { authorization: `Bearer ${token}` }).get('/api/releases')).statusCode).toBe(
			200,
		)
	})

	test('when the command line takes the role', async () => {
		const { all, maker } = await begin()
		await giveRole(site.db, { username: maker.username, role: 'member', now: at(1) })
		expect(new Set(await all())).toEqual(new Set([401]))
	})

	test('when the account is deleted', async () => {
		const { all, listed, maker } = await begin()
		const payload = { password: GOOD_PASSWORD }
		await site.app.inject({ method: 'POST', url: '/api/account/deletion', headers: maker.headers, payload })
		expect(new Set(await all())).toEqual(new Set([401]))
		expect(await listed()).toMatchObject({ state: 'revoked', endedWith: 'account', by: null })
	})

	test('but not with a role of before, nor with that of another admin', async () => {
		const { maker, give, make } = await begin()
		site.clock.now = at(1)
		await give('member')
		site.clock.now = at(2)
		await give('admin')
		site.clock.now = at(3)
		const { token } = await make()
		const holder = new Releaser(site.app, { authorization: `Bearer ${token}` })
		const third = await newMember(site.app, { role: 'admin' })
		await giveRole(site.db, { username: third.username, role: 'member', now: at(4) })
		expect((await holder.get('/api/releases')).statusCode).toBe(200)
		expect(maker.id).not.toBe(third.id)
	})

	test('but the token of the machine has no creator', async () => {
		const folders = releaseFolders(site.context.settings)
		await writeMachineToken(folders)
		const machine = new Releaser(site.app, {
			authorization: `Bearer ${(await readFile(folders.tokenFile, 'utf8')).trim()}`,
		})
		const { give } = await begin()
		await give('member')
		expect((await machine.get('/api/releases')).statusCode).toBe(200)
	})
})

test('the answer with a token is not cached under an idempotency key', async () => {
	const admin = (await newMember(site.app, { role: 'admin' })).headers
	const key = '11111111-1111-4111-8111-111111111111'
	const asking = new Releaser(site.app, { ...admin, 'idempotency-key': key })
	const body = { slice: one, label: 'CI', days: 30 }
	const tokens = [await asking.post('/api/releases/tokens', body), await asking.post('/api/releases/tokens', body)]
	expect(new Set(tokens.map((answer) => answer.json().token)).size).toBe(2)
	const kept = await site.db.selectFrom('idempotency_key').where('key', '=', key).selectAll().execute()
	expect(kept).toEqual([])
})

test('concurrent processes with the same id, as in containers, share the last token', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-token-'))
	const tokenFile = join(folder, 'federation', 'token')
	await Promise.all(Array.from({ length: 20 }, () => writeMachineToken({ tokenFile })))
	expect(await readdir(join(folder, 'federation'))).toEqual(['token'])
	const token = (await readFile(tokenFile, 'utf8')).trim()
	expect(await isMachineToken({ tokenFile }, token)).toBe(true)
	await rm(folder, { recursive: true })
})
