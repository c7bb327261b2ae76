import { closePages, openPage } from '../../core/live/live.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { SERIES, talkBench } from './comment.testing.ts'

const site = testSite()
const { bia, caio, someone, post, send } = talkBench(site)
afterEach(closePages)

test('a new comment is published with its author, except across a block', async () => {
	const page = await openPage(site.app, caio.headers)
	await page.watch(`comments:title:${SERIES}`)
	await post(bia, 'Oi')
	expect(await page.event('comment')).toMatchObject({ change: 'posted', id: '1', authorId: bia.id })
	await send('PUT', `members/${bia.id}/block`, caio)
	await post(bia, 'Não me ouve')
	const duda = await someone()
	await post(duda, 'Oi também')
	await page.frame((frame) => frame.type === 'event' && JSON.stringify(frame).includes(duda.id))
	const told = page.frames.flatMap((frame) =>
		frame.type === 'event' && frame.event.type === 'comment' ? [frame.event.id] : [],
	)
	expect(told).toEqual(['1', '3'])
})
