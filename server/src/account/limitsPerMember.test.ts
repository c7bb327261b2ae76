import { sql } from 'kysely'
import { ACCESS_TOKENS_PER_MEMBER, APPS_PER_MEMBER, CUSTOM_LISTS_PER_MEMBER } from 'shared-contract'
import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { RECOVERIES_MAX, startRecovery } from './recovery.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const ROOM = 2
const ASKED = 8
const LIST = { title: 'Sinos', description: '', isPublic: false }
const APP = {
	...{ name: 'Estante', website: '', redirectAddresses: ['https://estante.example/'] },
	...{ isConfidential: false, usesDeviceFlow: false, allowsPlainChallenge: false },
}

test.each([
	[
		'personal tokens',
		'access_token',
		ACCESS_TOKENS_PER_MEMBER,
		'access-tokens',
		{ name: 'x', scopes: ['list:read'], days: 7 },
	],
	['apps', 'app', APPS_PER_MEMBER, 'apps', APP],
	['lists', 'custom_list', CUSTOM_LISTS_PER_MEMBER, 'lists', LIST],
] as const)('requests at once never make more %s than a member may have', async (_what, table, most, path, payload) => {
	const { id, headers } = await newMember(site.app)
	await fill(table, id, most - ROOM)
	const add = () => site.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
	const answers = await Promise.all(Array.from({ length: ASKED }, add))
	const outcomes = answers.map(({ statusCode }) => statusCode).sort()
	expect(outcomes).toEqual([...Array(ROOM).fill(200), ...Array(ASKED - ROOM).fill(409)])
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(site.db)
	expect(rows[0]?.count).toBe(most)
})

test('recovery links that are asked for at once are never more than an account may have', async () => {
	await newMember(site.app, { email: 'bia@exemplo.com.br' })
	const ask = () => startRecovery(site.context, 'bia@exemplo.com.br')
	const tokens = await Promise.all(Array.from({ length: RECOVERIES_MAX + 5 }, ask))
	expect(tokens.filter((token) => token !== undefined)).toHaveLength(RECOVERIES_MAX)
})

/** What a member has so far, without the requests, of which a minute allows few. */
async function fill(table: string, memberId: string, count: number): Promise<void> {
	const columns: Record<string, ReturnType<typeof sql>> = {
		access_token: sql`(member_id, token_hash, name, scopes, created_at, expires_at)
			select ${memberId}, n::text, 'x', '{list:read}', now(), '2027-01-01'`,
		app: sql`(owner_id, id, name, website, redirect_addresses, uses_device_flow, allows_plain_challenge, created_at)
			select ${memberId}, n::text, 'x', '', '{}', true, false, now()`,
		custom_list: sql`(member_id, title, description, is_public, position, created_at)
			select ${memberId}, 'x', '', false, n, now()`,
	}
	await sql`insert into ${sql.table(table)} ${columns[table]} from generate_series(1, ${count}::int) as n`.execute(
		site.db,
	)
}
