import { randomUUID } from 'node:crypto'
import { relationBench } from '../../community/relation.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const { newMember, send, read, addTitle } = relationBench(site)

test('the whole list of a member has every entry, with what only they see, last changed first', async () => {
	const [ana, bia] = [await newMember(), await newMember()]
	const [first, second] = [await addTitle('O Sino'), await addTitle('A Maré')]
	await send('PATCH', `list/${first}`, ana, { status: 'completed', score: 9 })
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
	await send('PATCH', `list/${second}`, ana, { status: 'planned', notes: 'só minha', isPrivate: true })
	await send('PATCH', `list/${first}`, bia, { status: 'dropped' })
	const { entries } = await read('list', ana)
	expect(entries).toMatchObject([
		{ title: { id: second }, status: 'planned', notes: 'só minha', isPrivate: true },
		{ title: { id: first }, status: 'completed', score: 9 },
	])
})

test('a change that a device repeats under its key counts once, whatever changed meanwhile', async () => {
	const ana = await newMember()
	const title = await addTitle('O Sino')
	await send('PATCH', `list/${title}`, ana, { status: 'current', progress: 3 })
	const fromDevice = () =>
		site.app.inject({
			method: 'PATCH',
			url: `/api/list/${title}`,
			headers: { ...ana.headers, 'idempotency-key': key },
			payload: { progress: 5, read: { progress: 3 } },
		})
	const key = randomUUID()
	expect((await fromDevice()).statusCode).toBe(200)
	await send('PATCH', `list/${title}`, ana, { progress: 8 })
	expect((await fromDevice()).json()).toMatchObject({ entry: { progress: { current: 5 } } })
	expect(await read(`list/${title}`, ana)).toMatchObject({ entry: { progress: { current: 8 } } })
})
