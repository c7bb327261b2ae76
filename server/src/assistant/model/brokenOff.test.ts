import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { ask } from '../testing/asking.testing.ts'
import {
	blocking,
	cutOff,
	endingWithoutReason,
	failing,
	fallingSilent,
	saying,
	sayingNonsense,
	sayingUntil,
} from '../testing/modelServer.testing.ts'
import { KEY, modelSite } from '../testing/modelSite.testing.ts'

const { model, site, newMember, conversation } = await modelSite()

test.each([
	['the quota is used up', failing(429), '', 'quota'],
	['it fails', failing(500), '', 'unreachable'],
	['the key is wrong', failing(400, `API key not valid: ${KEY}`), '', 'unreachable'],
	['the line is cut', cutOff('Eu acho ', 'que '), 'Eu acho que', 'broken'],
	['it ends without a reason', endingWithoutReason('Eu acho '), 'Eu acho', 'broken'],
	['it ends without a word', endingWithoutReason(), '', 'broken'],
	['it stops without a word', saying(), '', 'broken'],
	['a chunk is malformed', sayingNonsense('Eu '), 'Eu', 'broken'],
	['the question is blocked', blocking(), '', 'blocked'],
	['the reply is blocked', sayingUntil('SAFETY', 'Eu '), 'Eu', 'blocked'],
	['it says too much', sayingUntil('MAX_TOKENS', 'Eu '), 'Eu', 'length'],
])('when %s, what had arrived stays, marked', async (_what, behaviour, text, failure) => {
	const { headers } = await newMember()
	model.plan(behaviour)
	const heard = await ask(site.app, { headers, text: 'Oi' })
	expect(heard.status).toBe(200)
	expect(heard.told).toBe(text)
	expect(heard.reply).toMatchObject({ text, state: 'failed', failure, mode: 'model' })
	expect((await conversation(headers)).items.at(-1)).toEqual(heard.reply)
})

test('the same question again is answered anew in its place, and what had arrived is lost only for something better', async () => {
	const { headers } = await newMember()
	const clientId = randomUUID()
	const again = () => ask(site.app, { headers, clientId, text: 'Oi' })
	model.plan(cutOff('Eu acho '), failing(500), saying('Oi!'))
	expect((await again()).reply).toMatchObject({ text: 'Eu acho', state: 'failed' })
	expect((await again()).reply).toMatchObject({ text: 'Eu acho', state: 'failed' })
	expect((await again()).reply).toMatchObject({ text: 'Oi!', state: 'complete', failure: null })
	expect((await again()).reply).toMatchObject({ text: 'Oi!', state: 'complete' })
	expect(model.requests).toHaveLength(3)
	expect((await conversation(headers)).items).toHaveLength(2)
})

test('stopping a reply or disconnecting stops the model too, and the received text stays', async () => {
	const { headers } = await newMember()
	await site.app.listen({ port: 0, host: '127.0.0.1' })
	const { port } = site.app.server.address() as AddressInfo
	model.plan(fallingSilent('Eu acho ', 'que '))
	const stop = new AbortController()
	const response = await fetch(`http://127.0.0.1:${port}/api/assistant/messages`, {
		method: 'POST',
		headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
		body: JSON.stringify({ text: 'Oi', clientId: randomUUID(), zone: 'UTC' }),
		signal: stop.signal,
	})
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
	let heard = ''
	while (!heard.includes('acho que')) {
		const { value = '', done } = (await reader?.read()) ?? { done: true }
		if (done) break
		heard += value.replaceAll('"}\n\ndata: {"type":"text","text":"', '')
	}
	const busy = await ask(site.app, { headers, text: 'E agora?' })
	expect(busy).toMatchObject({ status: 409, code: 'assistant.busy' })
	stop.abort()
	await until(async () => (await conversation(headers)).items.length === 2)
	await until(() => model.abandoned === 1)
	expect((await conversation(headers)).items.at(-1)).toMatchObject({
		text: 'Eu acho que',
		state: 'stopped',
		failure: null,
	})
	model.plan(saying('Oi!'))
	expect((await ask(site.app, { headers, text: 'E agora?' })).reply?.state).toBe('complete')
	// Node's fetch opens another connection after one that it broke off, and asks nothing on it.
	site.app.server.closeAllConnections()
})

async function until(holds: () => boolean | Promise<boolean>) {
	while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}
