import { messageBench } from '../../community/message.testing.ts'
import { GOOD_PASSWORD } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { ask } from './ask.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'

const reads = (await allRights()).filter(({ method }) => method === 'GET')

const site = testSite({ environment: { SITE_DEMO: 'false' }, seed: async () => {} })
const { send } = messageBench(site)
let fixtures: Fixtures

beforeAll(async () => {
	fixtures = await makeFixtures(site)
	// Whatever may be kept of answers is kept before.
	for (const right of reads) await ask(site, fixtures, right, 'admin', 'there')
	const { owner } = fixtures.people.byName
	const { statusCode } = await send('POST', 'account/deletion', owner, { password: GOOD_PASSWORD })
	expect(statusCode).toBe(200)
})

test.each(reads.map((right): [string, Right] => [`${right.path} (${right.name})`, right]))(
	'%s tells nobody of an account that is gone',
	async (_name, right) => {
		const { id, username } = fixtures.people.byName.owner
		for (const column of right.outcomes.keys()) {
			const { statusCode, body } = await ask(site, fixtures, right, column, 'there')
			expect([column, statusCode < 500]).toEqual([column, true])
			// What whoever asks has typed is no answer.
			for (const text of [id, username]) expect([column, body.includes(text)]).toEqual([column, false])
		}
	},
)
