import { HOUR_MS } from 'shared-contract/units'
import sharp from 'sharp'
import { GOOD_PASSWORD, keyFrom } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { accountBench } from './settings.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const demo = testSite({ environment: { SITE_DEMO: 'true' } })
const { send, account, newMember, signIn, change, upload } = accountBench(site)
const ANOTHER = 'lanterna-torta-41'

const picture = (color: string) =>
	sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
		.png()
		.toBuffer()

test('a member sees their own account', async () => {
	const bia = await newMember({ username: 'Bia', email: 'bia@exemplo.com.br' })
	expect(await account(bia)).toMatchObject({
		username: 'Bia',
		bio: '',
		email: 'bia@exemplo.com.br',
		pendingEmail: null,
		hasAvatar: false,
		hasBanner: false,
		createdAt: '2026-04-01T12:00:00.000Z',
	})
})

test('on a demo a visitor sees the sample member, without an address', async () => {
	await demo.db
		.insertInto('member')
		.values({ username: 'Yumi', username_key: 'yumi', joined_at: new Date(), is_sample: true })
		.execute()
	const answer = (await demo.app.inject('/api/account')).json()
	expect(answer).toMatchObject({ username: 'Yumi', email: null })
	expect((await demo.app.inject('/api/account/sessions')).json()).toEqual({ items: [] })
})

test('name and bio change, the former name still leads to the profile, and cached lists are updated', async () => {
	const bia = await newMember({ username: 'Bia' })
	const version = async () =>
		(await site.db.selectFrom('catalogue_version').select('version').executeTakeFirst())?.version
	const before = Number(await version())
	const answer = await change(bia, { username: ' Bia da Liberdade ', bio: ' Gosto de sinos. ' })
	expect(answer.json()).toMatchObject({ username: 'Bia da Liberdade', bio: 'Gosto de sinos.' })
	expect((await send('GET', 'profiles/bia')).json().username).toBe('Bia da Liberdade')
	expect(Number(await version())).toBeGreaterThan(before)
})

test.each([
	[{ username: '?' }, 400, { username: 'auth.username.invalid' }],
	[{ username: 'CAIO' }, 409, { username: 'auth.username.taken' }],
	[{ email: 'bia@' }, 400, { email: 'auth.email.invalid' }],
	[{ email: 'Caio@exemplo.com.br' }, 409, { email: 'auth.email.taken' }],
	[{ newPassword: 'curta', confirmation: 'curta' }, 400, { newPassword: 'auth.password.short' }],
	[{ newPassword: 'niouka123', confirmation: 'niouka123' }, 400, { newPassword: 'auth.password.personal' }],
	[{ newPassword: 'password', confirmation: 'password' }, 400, { newPassword: 'auth.password.common' }],
	[{ newPassword: ANOTHER, confirmation: 'outra' }, 400, { confirmation: 'auth.password.mismatch' }],
	[{ newPassword: ANOTHER, confirmation: ANOTHER }, 403, { currentPassword: 'auth.password.wrong' }],
	[{ email: 'nova@exemplo.com.br', currentPassword: 'errada' }, 403, { currentPassword: 'auth.password.wrong' }],
])('%j is refused as a whole: %i %j', async (wrong, status, fields) => {
	await newMember({ username: 'Caio', email: 'caio@exemplo.com.br' })
	const bia = await newMember({ username: 'Bia' })
	const before = await account(bia)
	const answer = await change(bia, { bio: 'nova', ...wrong })
	expect([answer.statusCode, answer.json().fields]).toEqual([status, fields])
	expect(await account(bia)).toEqual(before)
})

test('without mail a new e-mail is used at once, with the current password', async () => {
	const bia = await newMember()
	const answer = await change(bia, { email: 'nova@exemplo.com.br', currentPassword: GOOD_PASSWORD })
	expect(answer.json()).toMatchObject({ email: 'nova@exemplo.com.br', pendingEmail: null })
	expect((await signIn('nova@exemplo.com.br', GOOD_PASSWORD)).statusCode).toBe(200)
})

test('a new password ends the other sessions', async () => {
	const bia = await newMember({ email: 'bia@exemplo.com.br' })
	const other = keyFrom(await signIn('bia@exemplo.com.br', GOOD_PASSWORD))
	const typed = { newPassword: ANOTHER, confirmation: ANOTHER, currentPassword: GOOD_PASSWORD }
	expect((await change(bia, typed)).statusCode).toBe(200)
	expect((await send('GET', 'account', other)).statusCode).toBe(401)
	expect((await send('GET', 'account', bia)).statusCode).toBe(200)
	expect((await signIn('bia@exemplo.com.br', GOOD_PASSWORD)).statusCode).toBe(401)
	expect((await signIn('bia@exemplo.com.br', ANOTHER)).statusCode).toBe(200)
})

test('guesses of the current password are limited like logins', async () => {
	const bia = await newMember()
	const typed = { newPassword: ANOTHER, confirmation: ANOTHER, currentPassword: 'errada' }
	for (let tries = 0; tries < 10; tries++) expect((await change(bia, typed)).statusCode).toBe(403)
	const answer = await change(bia, { ...typed, currentPassword: GOOD_PASSWORD })
	expect([answer.statusCode, answer.json().code]).toEqual([429, 'auth.tooMany'])
})

test("strangers' failed sign-ins keep the owner of a session from nothing", async () => {
	const email = 'bia@exemplo.com.br'
	const bia = await newMember({ email })
	for (let tries = 0; tries < 10; tries++) await signIn(email, 'errada-de-novo')
	expect((await signIn(email, GOOD_PASSWORD)).json().code).toBe('auth.tooMany')
	const typed = { newPassword: ANOTHER, confirmation: ANOTHER, currentPassword: GOOD_PASSWORD }
	expect((await change(bia, typed)).statusCode).toBe(200)
	const deletion = await send('POST', 'account/deletion', bia, { password: ANOTHER })
	expect(deletion.json()).toEqual({ done: true })
	const left = await site.db.selectFrom('login_attempt').where('account', 'is not', null).selectAll().execute()
	expect(left).toEqual([])
})

test('an avatar and a banner are set, and the previous uploads are released', async () => {
	const bia = await newMember()
	const first = await upload(bia, 'avatar', await picture('red'))
	const banner = await upload(bia, 'banner', await picture('blue'))
	expect((await change(bia, { avatarId: first.id, bannerId: banner.id })).json()).toMatchObject({
		avatarUrl: first.url,
		bannerUrl: banner.url,
		hasAvatar: true,
		hasBanner: true,
	})
	expect((await send('GET', 'auth/session', bia)).json().user.avatarUrl).toBe(first.url)
	const second = await upload(bia, 'avatar', await picture('green'))
	await change(bia, { avatarId: second.id })
	const uses = await site.db.selectFrom('upload_use').select('upload_id').execute()
	expect(uses.map(({ upload_id }) => upload_id).toSorted()).toEqual([second.id, banner.id].toSorted())
	expect((await change(bia, { avatarId: null, bannerId: null })).json()).toMatchObject({
		hasAvatar: false,
		avatarUrl: expect.stringMatching(/^\/art\/avatar\//),
		hasBanner: false,
	})
})

test('an upload for another purpose or of another member is refused as an avatar', async () => {
	const bia = await newMember()
	const comment = await upload(bia, 'comment', await picture('red'))
	for (const avatarId of [comment.id, 'a'.repeat(64)]) {
		expect((await change(bia, { avatarId })).json().code).toBe('upload.gone')
	}
	expect((await change(bia, { avatarId: '../x' })).json().code).toBe('request.invalid')
	expect((await account(bia)).hasAvatar).toBe(false)
})

const PHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

test('sessions are listed with their device, and end one by one or all the others at once', async () => {
	const bia = await newMember({ email: 'bia@exemplo.com.br' })
	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS)
	const phone = keyFrom(await signIn('bia@exemplo.com.br', GOOD_PASSWORD, { 'user-agent': PHONE }))
	const third = keyFrom(await signIn('bia@exemplo.com.br', GOOD_PASSWORD, { 'user-agent': 'x' }))
	const list = async () => (await send('GET', 'account/sessions', bia)).json().items
	const listed = await list()
	expect(listed).toHaveLength(3)
	expect(listed.filter(({ isThis }: { isThis: boolean }) => isThis)).toEqual([
		expect.objectContaining({ usedAt: site.clock.now.toISOString(), openedAt: '2026-04-01T12:00:00.000Z' }),
	])
	const ofPhone = listed.find(({ isPhone }: { isPhone: boolean }) => isPhone)
	expect(ofPhone).toMatchObject({ browser: 'Safari', system: 'iOS', isThis: false })
	expect(JSON.stringify(listed)).not.toContain(
		(await site.db.selectFrom('session').select('key_hash').executeTakeFirst())?.key_hash,
	)
	expect((await send('DELETE', `account/sessions/${ofPhone.id}`, bia)).json()).toEqual({ done: true })
	expect((await send('GET', 'account', phone)).statusCode).toBe(401)
	expect((await send('DELETE', 'account/sessions', bia)).statusCode).toBe(200)
	expect((await send('GET', 'account', third)).statusCode).toBe(401)
	expect(await list()).toHaveLength(1)
})
