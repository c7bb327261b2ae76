import { sql } from 'kysely'
import { MEDIA_SERVERS_PER_MEMBER } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import { startRecovery } from '../../account/recovery.ts'
import { GOOD_PASSWORD, newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { unzip } from '../../testing/unzip.testing.ts'
import { mediaBench } from './mediaServer.testing.ts'
import { kodi } from './payloads.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { add, connect, overview, post, send } = mediaBench(site)
const ANOTHER = 'lanterna-torta-41'

test('requests at once never make more media servers than a member may have', async () => {
	const bia = await newMember(site.app)
	await sql`insert into media_server (member_id, program, user_name, token_hash, created_at)
		select ${bia.id}, 'plex', '', n::text, now() from generate_series(3, ${MEDIA_SERVERS_PER_MEMBER}::int) n`.execute(
		site.db,
	)
	const ask = () => send('POST', 'media-servers', bia, { program: 'plex', userName: '' })
	const answers = await Promise.all(Array.from({ length: 8 }, ask))
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409, 409, 409, 409])
	expect((await overview(bia)).servers).toHaveLength(MEDIA_SERVERS_PER_MEMBER)
})

test('an address needs a proof of the last ten minutes; its removal does not', async () => {
	const bia = await newMember(site.app)
	const { server } = await add(bia, 'plex')
	const created_at = new Date(site.clock.now.getTime() - 11 * MINUTE_MS)
	await site.db.updateTable('session').set({ created_at }).where('member_id', '=', bia.id).execute()
	for (const path of ['media-servers', `media-servers/${server.id}/token`]) {
		const answer = await send('POST', path, bia, { program: 'plex', userName: '' })
		expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.stepUp'])
	}
	expect((await send('DELETE', `media-servers/${server.id}`, bia)).statusCode).toBe(200)
	await send('POST', 'account/step-up', bia, { password: GOOD_PASSWORD })
	expect((await send('POST', 'media-servers', bia, { program: 'plex', userName: '' })).statusCode).toBe(200)
})

const account = async (by: TestMember) => (await send('GET', 'account', by)).json()
const changePassword = async (by: TestMember, more: object = {}) => {
	const { username, email } = await account(by)
	const password = { currentPassword: GOOD_PASSWORD, newPassword: ANOTHER, confirmation: ANOTHER }
	return send('PUT', 'account', by, { username, email, bio: '', ...password, ...more })
}
const recover = async (by: TestMember) => {
	const token = await startRecovery(site.context, (await account(by)).email)
	return site.app.inject({ method: 'POST', url: '/api/auth/reset', payload: { token, password: ANOTHER } })
}

test.each<[string, (by: TestMember) => Promise<{ statusCode: number }>, boolean]>([
	['recovery by e-mail ends it', recover, true],
	['a change of the password leaves it', (by) => changePassword(by), false],
	['unless it is told to end it', (by) => changePassword(by, { endsAccess: true }), true],
	['ending the other sessions leaves it', (by) => send('DELETE', 'account/sessions', by), false],
	['unless it is told so', (by) => send('DELETE', 'account/sessions?access=end', by), true],
])('the address: %s', async (_what, act, ends) => {
	const [bia, other] = [await connect('jellyfin'), await connect('jellyfin')]
	expect((await act(bia.member)).statusCode).toBe(200)
	expect((await post(bia.token, {})).statusCode === 404).toBe(ends)
	expect((await post(other.token, {})).statusCode).not.toBe(404)
})

test('a media server whose address has ended stays listed and gets another one', async () => {
	const { member, serverId } = await connect('jellyfin')
	await send('DELETE', 'account/sessions?access=end', member)
	expect((await overview(member)).servers).toMatchObject([{ id: serverId }])
	const { token } = (await send('POST', `media-servers/${serverId}/token`, member)).json()
	expect((await post(token, {})).statusCode).not.toBe(404)
})

test('the archive of a member holds what media servers told; the end of the account ends it all', async () => {
	const { member, told } = await connect('kodi', 'quezia')
	await told(kodi({ user: 'quezia', showtitle: 'Sem Nome' }))
	const { rawPayload } = await site.app.inject({ url: '/api/list-exports/archive.zip', headers: member.headers })
	const files = unzip(rawPayload)
	const json = (name: string) => JSON.parse(String(files[name]))
	expect(json('media-servers.json')).toMatchObject([
		{ program: 'kodi', user_name: 'quezia', events: [{ name: 'Sem Nome', result: 'unmatched' }] },
	])
	expect(json('media-series.json')).toMatchObject([{ name: 'Sem Nome', season: 2, episode: 3 }])
	expect((await send('POST', 'account/deletion', member, { password: GOOD_PASSWORD })).statusCode).toBe(200)
	for (const table of ['media_server', 'media_server_event', 'media_series'] as const)
		expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([])
})
