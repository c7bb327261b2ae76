import { answer, container, eventsOf, host, publish, slice, startNetwork } from './page.testing.ts'

beforeEach(startNetwork)

test('a loaded entry script is logged once, with its version and duration', async () => {
	await publish(slice('mfe-one', '1.0.0'))
	answer('/r/mfe-one/1.0.0/entry.js', container({ './Card': { Card: 1 }, './List': { List: 2 } }))
	const page = host()
	await page.load('mfe-one', 'Card')
	await page.load('mfe-one', 'List')
	expect(eventsOf('mfe-one')).toEqual([{ phase: 'entry', slice: 'mfe-one', version: '1.0.0', ms: expect.any(Number) }])
})

test('a failed one is logged with the error and its address', async () => {
	await publish(slice('mfe-two', '1.0.0'))
	await host()
		.load('mfe-two', 'Card')
		.catch(() => {})
	const [event] = eventsOf('mfe-two')
	expect(event).toMatchObject({ phase: 'entry', version: '1.0.0' })
	expect(event?.error).toContain('/r/mfe-two/1.0.0/entry.js')
})
