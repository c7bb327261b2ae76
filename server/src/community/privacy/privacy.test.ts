import { headFor } from '../../site/head/head.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

const site = testSite()
const { newMember, send, read, addTitle, setPublic } = relationBench(site)

const ORIGIN = 'https://niouka.example'

// Every way to read of a member by name; what the contract adds under `/api/profiles` must be here.
const READS = [
	'profiles/:username',
	'profiles/:username/activity',
	'profiles/:username/reviews',
	'profiles/:username/year',
	'profiles/:username/connections?side=followers',
	'profiles/:username/connections?side=following',
	'profiles/:username/list?kind=anime&status=planned',
	'profiles/:username/list?kind=manga&status=current',
	'profiles/:username/list/tags',
	'profiles/:username/lists',
	'profiles/:username/views',
	'profiles/:username/favorites',
	'profiles/:username/statistics',
	'profiles/:username/years/:year',
	'profiles/:username/comparison/:other',
]
/** A public member, to be compared with. */
const OTHER = 'Outra Pessoa'
const pathOf = (path: string, { username }: { username: string }) =>
	path
		.replace(':username', encodeURIComponent(username))
		.replace(':year', '2026')
		.replace(':other', encodeURIComponent(OTHER))

beforeEach(() => newMember(OTHER))

/** A member of whom there is something to read everywhere, who is private. */
async function privateMember(friend: TestMember): Promise<TestMember> {
	const bia = await newMember('Bia Secreta')
	const title = await addTitle('O Sino')
	await send('PUT', `saved/${title}`, bia)
	await send('PUT', `titles/${title}/vote`, bia, { score: 8 })
	await send('PUT', `members/${friend.id}/follow`, bia)
	await send('PUT', `members/${bia.id}/follow`, friend)
	await send('PUT', `members/${bia.id}/like`, friend)
	await site.db.updateTable('member').set({ bio: 'Gosto de sinos.' }).where('id', '=', bia.id).execute()
	expect((await setPublic(bia, false)).json()).toMatchObject({ isPublic: false })
	return bia
}

test('members are public by default, and only they change it', async () => {
	const bia = await newMember()
	expect(await read('privacy', bia)).toMatchObject({ isPublic: true })
	await setPublic(bia, false)
	expect(await read('privacy', bia)).toMatchObject({ isPublic: false })
	expect(await read('privacy', await newMember())).toMatchObject({ isPublic: true })
})

test('a private member is named in no list, count or activity of another', async () => {
	const friend = await newMember('Caio')
	const bia = await privateMember(friend)
	for (const path of READS) {
		const { body } = await send('GET', pathOf(path, friend), friend)
		expect(body).not.toContain(bia.username)
		expect(body).not.toContain(bia.id)
	}
	expect(await read('profiles/Caio')).toMatchObject({ followers: 0, following: 0 })
	const found = await read(`profiles/Caio/connections?side=followers&q=${bia.id}`, friend)
	expect(found.items).toEqual([])
})

test('the page’s head and picture show a public member, and nothing of a private one', async () => {
	const bia = await privateMember(await newMember())
	const address = '/profile/bia-secreta'
	const hidden = await headFor(site.db, address, 'pt', ORIGIN)
	expect(hidden).toEqual(await headFor(site.db, '/profile/ninguem-nunca', 'pt', ORIGIN))
	expect(hidden.status).toBe(404)
	expect((await site.app.inject(`/og/profile/${bia.id}.png`)).statusCode).toBe(404)

	await setPublic(bia, true)
	const shown = await headFor(site.db, address, 'pt', ORIGIN)
	expect([shown.status, shown.title]).toEqual([200, 'Perfil de Bia Secreta · Niouka'])
	for (const part of [
		'content="Gosto de sinos."',
		`<link rel="canonical" href="${ORIGIN}/profile/Bia%20Secreta"`,
		'<meta property="og:type" content="profile"',
		`/og/profile/${bia.id}.png`,
		'"ProfilePage"',
		'"userInteractionCount":1',
	]) {
		expect(shown.markup).toContain(part)
	}
	expect((await site.app.inject(`/og/profile/${bia.id}.png`)).headers['content-type']).toBe('image/png')
})

test.each(['/profile/a/b', '/profile/%00', '/profile/%E0%A4%A', '/profile/%3Cscript%3E'])(
	'the page %s is not there',
	async (address) => {
		expect((await headFor(site.db, address, 'pt', ORIGIN)).status).toBe(404)
	},
)

test('a bio is escaped in the head', async () => {
	const bia = await newMember('Bia')
	const bio = '</script><script>alert(1)</script>" onload="x'
	await site.db.updateTable('member').set({ bio }).where('id', '=', bia.id).execute()
	const { markup } = await headFor(site.db, '/profile/Bia', 'pt', ORIGIN)
	expect(markup).not.toContain('<script>alert')
	expect(markup).not.toContain('" onload="x')
})

test('the sitemap contains no member', async () => {
	await newMember('Bia Mapeada')
	const { body } = await site.app.inject('/sitemap.xml')
	expect(body).not.toMatch(/profile/)
})
