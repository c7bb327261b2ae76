import { MINUTE_MS } from 'shared-contract/units'
import { TEXTS_OF_REQUESTS, UNSTORABLE_TEXTS } from '../testing/hostileTexts.testing.ts'
import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { ask } from './testing/asking.testing.ts'
import { modelServer, saying } from './testing/modelServer.testing.ts'

const TEXTS = [...TEXTS_OF_REQUESTS, ...UNSTORABLE_TEXTS]

const model = await modelServer()
const site = testSite({ environment: { GEMINI_API_KEY: 'key', GEMINI_BASE_URL: model.url } })

test('hostile questions are kept as typed or refused, and hostile replies hold no address and no unseen sign', async () => {
	const faults: unknown[] = []
	let headers: Record<string, string> = {}
	for (const [index, text] of TEXTS.entries()) {
		if (index % 100 === 0) headers = (await newMember(site.app)).headers
		site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS)
		model.plan(saying(...(text.match(/[\s\S]{1,7}/g) ?? []), ' fim'))
		const { status, code, events, reply } = await ask(site.app, { headers, text })
		const question = events[0]?.type === 'asked' ? events[0].question.text : undefined
		const isKept = status === 200 && question === text.normalize('NFC').trim()
		const isRefused = status === 400 && (code === 'text.required' || code?.startsWith('request.'))
		const isClean = status !== 200 || !/:\/\/\S|\[\[|\p{Cc}(?<!\n)|\u202e/u.test(reply?.text ?? '')
		if (!(isKept || isRefused) || !isClean) faults.push({ text, status, code, question, reply: reply?.text })
	}
	expect(faults).toEqual([])
})
