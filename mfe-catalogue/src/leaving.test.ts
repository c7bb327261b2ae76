import { setTimeout } from 'node:timers/promises'
import { $token, resumeSession } from 'shared-state'
import { holdAnswer } from 'slice-kit/testing'
import { loader as loadHome } from './browse/home/route.tsx'
import { loadProposals } from './contribute/proposals/loadProposals.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => void process.off('unhandledRejection', note))

const request = (signal: AbortSignal) => ({ request: new Request('http://localhost/', { signal }) })

test.each([
	['the home page', (signal: AbortSignal) => loadHome(request(signal))],
	['the proposals', (signal: AbortSignal) => loadProposals(signal)],
])('who leaves %s while it loads leaves no error behind', async (_name, load) => {
	holdAnswer(() => true)
	$token.set('token')
	void resumeSession()
	const leaving = new AbortController()
	const loading = load(leaving.signal)
	loading.catch(() => {})
	await setTimeout(10)
	leaving.abort()
	await setTimeout(20)
	expect(unhandled).toEqual([])
})
