import { requiredModulesOf } from 'shared-contract'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuild, Releaser, versionsIn } from '../releases.testing.ts'
import { freshSlice } from './change.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
let token: Releaser
let one = ''
beforeEach(async () => {
	;({ one, token } = await freshSlice(site))
})

const current = async () => versionsIn(await site.app.inject('/federation.json'))[one]

const refused = async (build: ReturnType<typeof makeBuild>, more: object = {}) => {
	const { name, version } = build.release.slice
	const admin = new Releaser(site.app, (await newMember(site.app, { role: 'admin' })).headers)
	await admin.publish(build)
	const answers = [
		await admin.promote(name, version, { everybody: true }, more),
		await admin.promote(name, version, { share: 0.5 }, more),
	]
	return answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().fields])
}

test('a route of another slice, or below one, is refused', async () => {
	await token.publish(makeBuild(one, '1.0.0', { owns: [`/${one}`] }))
	await token.promote(one, '1.0.0')
	const other = makeBuild(`${one}-other`, '1.0.0', { owns: [`/${one}`, `/${one}/more`, `/${one}s`] })
	const fields = { [`/${one}`]: 'release.route.taken', [`/${one}/more`]: 'release.route.taken' }
	expect(await refused(other)).toEqual(Array(2).fill([409, 'release.broken', fields]))
})

test('a route of another slice’s candidate is refused', async () => {
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

test('a rollback to a version whose route another slice has taken is refused', async () => {
	await token.publish(makeBuild(one, '1.0.0', { owns: [`/${one}`, `/${one}-old`] }))
	await token.publish(makeBuild(one, '1.0.1', { owns: [`/${one}`, `/${one}-more`] }))
	await token.promote(one, '1.0.0')
	await token.promote(one, '1.0.1', { everybody: true }, { drops: [`/${one}-old`] })
	const admin = new Releaser(site.app, (await newMember(site.app, { role: 'admin' })).headers)
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

test('dropping a route is refused, unless it is on purpose', async () => {
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

test('dropping a widget that other slices use is refused', async () => {
	const modules = ['routes', ...requiredModulesOf({ name: 'mfe-account' })]
	expect(modules).toContain('PendingChanges')
	const fields = Object.fromEntries(modules.map((module) => [module, 'release.expose.missing']))
	expect(await refused(makeBuild('mfe-account', '1.0.0', { owns: ['/auth'], exposes: {} }))).toEqual(
		Array(2).fill([409, 'release.broken', fields]),
	)
})
