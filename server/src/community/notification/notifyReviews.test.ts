import { MINUTE_MS } from 'shared-contract/units'
import { type Key, revisionBench } from '../../catalogue/revision/revision.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { notifyReviews } from './notifyReviews.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '10' } })
const { edit, fill, member, send, start } = revisionBench(site)

let newcomer: Key
let moderator: Key
beforeEach(async () => {
	await fill()
	newcomer = await member()
	moderator = await member('moderator')
})

const propose = async (wanted: object) => (await edit(newcomer, await start(), wanted)).json().proposal as number
const review = (id: number, take: string[], reason = '') =>
	send('POST', `proposals/${id}/review`, moderator, { take, reason })

async function notified() {
	site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS)
	await notifyReviews(site.context)
	const { items } = (await send('GET', 'notifications', newcomer)).json()
	return items.map(({ event, params, link, user }: Record<string, unknown>) => ({ event, params, link, user }))
}
const outcome = (about: string) => ({
	event: 'moderation',
	params: { title: 'Crônicas', about },
	link: '/proposals',
	user: null,
})

test('the author of a proposal is notified once of what became of it, and not while it waits', async () => {
	const first = await propose({ synopsis: 'Nova.' })
	expect(await notified()).toEqual([])
	expect((await review(first, ['synopsis'])).json()).toEqual({ state: 'accepted' })
	expect(await notified()).toEqual([outcome('accepted')])
	expect(await notified()).toHaveLength(1)
	await review(await propose({ synopsis: 'Outra.', status: 'releasing' }), ['status'], 'Sem fonte.')
	await review(await propose({ synopsis: 'Pior.' }), [], 'Sem fonte.')
	expect(await notified()).toEqual(expect.arrayContaining([outcome('partly'), outcome('refused')]))
})

test('a withdrawn proposal notifies nobody', async () => {
	const id = await propose({ synopsis: 'Nova.' })
	await site.app.inject({ method: 'DELETE', url: `/api/proposals/${id}`, headers: newcomer })
	expect(await notified()).toEqual([])
})
