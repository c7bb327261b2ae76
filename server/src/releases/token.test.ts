import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from 'shared-contract/units'
import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { isMachineToken, writeMachineToken } from './machineToken.ts'
import { Releaser } from './releases.testing.ts'

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
	site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
	expect((await late.get('/api/releases')).statusCode).toBe(401)
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
