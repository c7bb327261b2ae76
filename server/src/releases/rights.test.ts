import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { makeBuild, Releaser, type TestBuild, tokenFor, versionsIn } from './releases.testing.ts'

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

test('a token of one slice reads of no other', async () => {
	const overview = (await token.get('/api/releases')).json()
	expect(overview.slices.map(({ channel }: { channel: { slice: string } }) => channel.slice)).toEqual([one])
})

test('an admin may', async () => {
	const admin = new Releaser(site.app, (await newMember(site.app, { role: 'admin' })).headers)
	const build = foreign()
	await admin.publish(build)
	const promoted = await admin.promote('mfe-two', build.release.slice.version)
	expect(promoted.json()).toMatchObject({ current: build.release.slice.version, previous: null, candidate: null })
	expect(versionsIn(await site.app.inject('/federation.json'))).toEqual({ 'mfe-two': build.release.slice.version })
})
