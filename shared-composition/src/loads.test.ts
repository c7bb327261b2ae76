import { jest } from '@jest/globals'
import { provideHost } from './compositionHost.ts'
import { pageLog } from './eventLog.ts'
import {
	ANSWER_TIMEOUT_MS,
	load,
	loadState,
	retry,
	SLOW_AFTER_MS,
	WIDGET_RETRY_AFTER_MS,
	WIDGET_SLOW_AFTER_MS,
} from './loads.ts'
import { loadRegistry } from './registryStore.ts'

/** A host whose loads the test settles, in the order of the requests. */
function hostWith(...answers: (() => Promise<unknown>)[]) {
	const abandoned: string[] = []
	provideHost({
		load: () => (answers.shift() ?? (() => Promise.reject(new Error('too many requests'))))(),
		abandon: async (slice) => void abandoned.push(slice),
	})
	return abandoned
}

const fails = () => Promise.reject(new Error('gone'))
const hangs = () => new Promise<never>(() => {})
const gives = (module: unknown) => () => Promise.resolve(module)

const phasesOf = (name: string) => pageLog().events.flatMap(({ slice, phase }) => (slice === name ? [phase] : []))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a module of a slice', () => {
	test('is requested once for all callers', async () => {
		hostWith(gives('the module'))
		const states = await Promise.all([load('once', 'Card'), load('once', 'Card')])
		expect(states).toEqual([
			{ state: 'ready', module: 'the module' },
			{ state: 'ready', module: 'the module' },
		])
	})

	test('that fails is retried once automatically, at a cache-busting address', async () => {
		hostWith(fails, gives('second'))
		const settled = load('again', 'Card')
		await jest.advanceTimersByTimeAsync(1000)
		expect(await settled).toEqual({ state: 'ready', module: 'second' })
		expect(pageLog().attempts.again).toBe(2)
	})

	test('that fails twice has failed until a retry', async () => {
		const abandoned = hostWith(fails, fails, gives('third'))
		const settled = load('thrice', 'Card')
		await jest.advanceTimersByTimeAsync(1000)
		expect(await settled).toMatchObject({ state: 'failed' })
		await retry('thrice')
		expect(loadState('thrice', 'Card').get()).toEqual({ state: 'ready', module: 'third' })
		expect(abandoned).toEqual(['thrice'])
		expect(pageLog().attempts.thrice).toBe(3)
	})

	test('that takes long is slow, and still shown when it arrives', async () => {
		let answer = (_module: unknown) => {}
		hostWith(() => new Promise((resolve) => (answer = resolve)))
		const settled = load('late', 'Card')
		await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS)
		expect(await settled).toEqual({ state: 'slow' })
		answer('late module')
		await jest.advanceTimersByTimeAsync(0)
		expect(loadState('late', 'Card').get()).toEqual({ state: 'ready', module: 'late module' })
	})

	test('that hangs does not block a retry, nor does the retry block another slice', async () => {
		hostWith(hangs, gives('other'), gives('back'))
		const settled = load('hanging', 'Card')
		await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS)
		await settled
		expect(await load('healthy', 'Card')).toEqual({ state: 'ready', module: 'other' })
		await retry('hanging')
		expect(loadState('hanging', 'Card').get()).toEqual({ state: 'ready', module: 'back' })
	})

	test('that fails just before it would be slow is retried, too', async () => {
		hostWith(
			() => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('gone')), SLOW_AFTER_MS - 100)),
			gives('second'),
		)
		const settled = load('edge', 'Card')
		await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS + 1000)
		expect(await settled).toEqual({ state: 'ready', module: 'second' })
	})

	test('that never responds is logged as failed once, and can still arrive', async () => {
		let answer = (_module: unknown) => {}
		hostWith(() => new Promise((resolve) => (answer = resolve)))
		void load('silent', 'Card')
		await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1)
		expect(phasesOf('silent')).toEqual(['slow'])
		await jest.advanceTimersByTimeAsync(60_000)
		expect(phasesOf('silent')).toEqual(['slow', 'failed'])
		expect(loadState('silent', 'Card').get()).toEqual({ state: 'slow' })
		answer('at last')
		await jest.advanceTimersByTimeAsync(0)
		expect(loadState('silent', 'Card').get()).toEqual({ state: 'ready', module: 'at last' })
	})

	test('of a widget that never responds is asked for once more by itself, and no more', async () => {
		const abandoned = hostWith(hangs, gives('at last'))
		void load('late', 'Widget', undefined, WIDGET_SLOW_AFTER_MS)
		await jest.advanceTimersByTimeAsync(WIDGET_RETRY_AFTER_MS - 1000)
		expect(abandoned).toEqual([])
		await jest.advanceTimersByTimeAsync(2000)
		expect(abandoned).toEqual(['late'])
		expect(loadState('late', 'Widget').get()).toEqual({ state: 'ready', module: 'at last' })
		const never = hostWith(hangs, hangs, gives('too late'))
		void load('lost', 'Widget', undefined, WIDGET_SLOW_AFTER_MS)
		await jest.advanceTimersByTimeAsync(10 * WIDGET_RETRY_AFTER_MS)
		expect(never).toEqual(['lost'])
		expect(loadState('lost', 'Widget').get()).toEqual({ state: 'slow' })
	})

	test('that fails after the timeout is logged as failed once', async () => {
		hostWith(
			() => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), ANSWER_TIMEOUT_MS + 1000)),
		)
		void load('counted', 'Card')
		await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS + 2000)
		expect(loadState('counted', 'Card').get()).toMatchObject({ state: 'failed' })
		expect(phasesOf('counted').filter((phase) => phase === 'failed')).toHaveLength(1)
	})

	test('whose request was aborted by a retry has not failed', async () => {
		let end = (_error: Error) => {}
		const answers = [new Promise((_resolve, reject) => (end = reject)), Promise.resolve('second')]
		provideHost({
			load: () => answers.shift() ?? fails(),
			abandon: async () => end(new Error('abandoned')),
		})
		void load('ended', 'Card')
		await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS)
		await retry('ended')
		expect(loadState('ended', 'Card').get()).toEqual({ state: 'ready', module: 'second' })
		expect(phasesOf('ended')).not.toContain('failed')
	})

	test('logs its events by slice', async () => {
		hostWith(gives('x'))
		await load('logged', 'Card')
		const [event] = pageLog().events.filter(({ slice }) => slice === 'logged')
		expect(event).toMatchObject({ phase: 'ready', module: 'Card' })
	})
})

describe('a slice that does not load', () => {
	/** Sets the live version of the site. */
	async function release(name: string, version: string) {
		const slice = { name, version, base: '/r/', entry: 'entry.js', manifest: 'mf-manifest.json', owns: [], exposes: {} }
		Object.assign(globalThis, { fetch: async () => Response.json({ revision: '1', slices: [slice] }) })
	}

	test.each([
		['failed', fails],
		['never answers', hangs],
	])('that %s recovers at its next load after a new release', async (what, answer) => {
		const name = `mfe-${what.replaceAll(' ', '-')}`
		const twice = answer === fails ? [fails, fails] : [hangs]
		hostWith(...twice, gives('healed'))
		await release(name, '1.0.1')
		await loadRegistry()
		const first = load(name, 'routes')
		await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS + 1000)
		expect((await first).state).not.toBe('ready')

		// The same version: no new request.
		expect((await load(name, 'routes')).state).not.toBe('ready')
		await release(name, '1.0.0')
		await jest.advanceTimersByTimeAsync(2000)
		expect(await load(name, 'routes')).toEqual({ state: 'ready', module: 'healed' })
	})
})
