import type { RootOperationNode } from 'kysely'
import { newMember } from '../../../testing/member.testing.ts'
import { testSite } from '../../../testing/site.testing.ts'
import { readableMemberId } from './resolveProfile.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })

test('a private profile and one that does not exist cost the same queries', async () => {
	const [bia, caio] = [await newMember(site.app, { username: 'Bia' }), await newMember(site.app)]
	const payload = { isPublic: false }
	await site.app.inject({ method: 'PUT', url: '/api/privacy', headers: bia.headers, payload })
	const asked: RootOperationNode['kind'][][] = []
	for (const viewer of [null, { id: caio.id }]) {
		for (const name of ['Bia', 'Ninguém']) {
			const queries: RootOperationNode['kind'][] = []
			const db = site.db.withPlugin({
				transformQuery({ node }) {
					queries.push(node.kind)
					return node
				},
				transformResult: async ({ result }) => result,
			})
			expect(await readableMemberId(db, viewer, name)).toBeUndefined()
			asked.push(queries)
		}
	}
	for (const queries of asked) expect(queries).toEqual(['RawNode', 'SelectQueryNode'])
	expect(await readableMemberId(site.db, { id: bia.id }, 'Bia')).toBe(bia.id)
})
