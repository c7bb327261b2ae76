import { ASSISTANT_REPLY_MAX_LENGTH } from 'shared-contract'
import { failureLog } from '../failureLog.ts'
import { ask } from '../testing/asking.testing.ts'
import { failing, saying } from '../testing/modelServer.testing.ts'
import { KEY, modelSite } from '../testing/modelSite.testing.ts'

const { model, site, newMember, conversation } = await modelSite()

test('the words of the model arrive as it says them, and stay', async () => {
	const { headers } = await newMember()
	model.plan(saying('Oi', '! Tudo ', 'bem? 🌸'))
	const heard = await ask(site.app, { headers, text: 'Oi!' })
	expect(heard.headers).toMatchObject({
		'content-type': 'text/event-stream; charset=utf-8',
		'cache-control': 'no-store, no-transform',
		'x-accel-buffering': 'no',
	})
	expect(heard.headers['content-encoding']).toBeUndefined()
	expect(heard.events.map(({ type }) => type)).toEqual(['asked', 'text', 'text', 'ended'])
	expect(heard.told).toBe('Oi! Tudo bem? 🌸')
	expect(heard.reply).toMatchObject({ text: 'Oi! Tudo bem? 🌸', state: 'complete', mode: 'model', works: [] })
	expect(await conversation(headers)).toMatchObject({
		mode: 'model',
		items: [{ author: 'member', text: 'Oi!' }, heard.reply],
		more: false,
	})
})

test('it is asked with the key in a header, in its persona, in the language and the time of the reader', async () => {
	const { headers } = await newMember()
	model.plan(saying('はい！'))
	await ask(site.app, { headers: { ...headers, 'accept-language': 'ja' }, text: 'やあ', zone: 'Asia/Tokyo' })
	const [request] = model.requests
	expect(request?.path).toBe('/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse')
	expect(request?.key).toBe(KEY)
	const instruction = String(request?.body.systemInstruction.parts[0]?.text)
	expect(instruction).toContain('You are Niouka')
	expect(instruction).toContain('in Japanese')
	expect(instruction).toContain('Wednesday, April 1 2026, 09:00 PM where the member is (Asia/Tokyo)')
	expect(JSON.stringify(request?.body)).not.toContain(KEY)
})

test('a reply has a greatest length, and no character that nobody sees', async () => {
	const { headers } = await newMember()
	model.plan(saying('\u202e\u0007', ...Array.from({ length: 300 }, () => 'palavra '.repeat(100))))
	const { reply } = await ask(site.app, { headers, text: 'Oi' })
	expect(reply).toMatchObject({ state: 'failed', failure: 'length' })
	expect(reply?.text.length).toBeLessThanOrEqual(ASSISTANT_REPLY_MAX_LENGTH)
	expect(reply?.text).toMatch(/^palavra palavra/)
})

test('the key is in no answer and in no log', async () => {
	const { headers } = await newMember()
	const logged: string[] = []
	const log = { error: (...parts: unknown[]) => void logged.push(JSON.stringify(parts)) }
	model.plan(failing(400, `API key not valid: ${KEY}`))
	const heard = await ask(site.app, { headers, text: 'Oi' })
	expect(JSON.stringify(heard.events)).not.toContain(KEY)
	const error = Object.assign(new Error(`${KEY} is wrong: exception parsing stream chunk {"text":"secret"}`), {
		status: 400,
	})
	failureLog(log as never, site.context.settings)('unreachable', error)
	expect(logged).toHaveLength(1)
	expect(logged[0]).not.toMatch(/secret/)
	expect(logged[0]).toContain('[key] is wrong')
})
