import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { makeBuild, Releaser, STRANGER, type TestBuild, tokenFor, versionsIn } from './releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
const one = 'mfe-one'
let token: Releaser
let made = 0
const newBuild = (name = one): TestBuild => makeBuild(name, `1.0.${++made}-aaaaaaaa`)

beforeAll(async () => {
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
	await token.publish(newBuild())
})

const foreign = () => newBuild('mfe-two')

test('a token of one slice can do nothing to another', async () => {
	const build = foreign()
	const answers = [
		await token.begin(build),
		await token.send(build, 'entry.0123abcd.js', 'x'),
		await token.finish(build),
		await token.promote('mfe-two', '1.0.0'),
		await token.rollBack('mfe-two'),
		await token.get('/api/releases/audit?slice=mfe-two'),
	]
	for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.forbidden'])
	const overview = (await token.get('/api/releases')).json()
	expect(overview.slices.map(({ channel }: { channel: { slice: string } }) => channel.slice)).toEqual([one])
})

test('nobody does anything without a token or the rights of an admin', async () => {
	const build = newBuild()
	const member = (await newMember(site.app, { role: 'member' })).headers
	const moderator = (await newMember(site.app, { role: 'moderator' })).headers
	const cases = [
		[{}, 401],
		[STRANGER, 401],
		[member, 403],
		[moderator, 403],
	] as const
	for (const [headers, statusCode] of cases) {
		const asking = new Releaser(site.app, headers)
		const answers = [
			await asking.begin(build),
			await asking.send(build, 'entry.0123abcd.js', 'x'),
			await asking.finish(build),
			await asking.promote(one, '1.0.0'),
			await asking.rollBack(one),
			await asking.get('/api/releases'),
			await asking.get('/api/releases/audit'),
			await asking.get('/api/releases/tokens'),
		]
		expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => statusCode))
	}
})

test('an admin may', async () => {
	const admin = new Releaser(site.app, (await newMember(site.app, { role: 'admin' })).headers)
	const build = foreign()
	await admin.publish(build)
	const promoted = await admin.promote('mfe-two', build.release.slice.version)
	expect(promoted.json()).toMatchObject({ current: build.release.slice.version, previous: null, candidate: null })
	expect(versionsIn(await site.app.inject('/federation.json'))).toEqual({ 'mfe-two': build.release.slice.version })
})
