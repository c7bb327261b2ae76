import { jest } from '@jest/globals'
import { pageLog } from './events.ts'
import { provideHost } from './host.ts'
import { load, loadState, retry, SLOW_AFTER_MS } from './loads.ts'

/** A host whose answers the test decides, in the order in which they are asked for. */
function hostWith(...answers: (() => Promise<unknown>)[]) {
	const abandoned: string[] = []
	provideHost({
		load: () => (answers.shift() ?? (() => Promise.reject(new Error('asked too often'))))(),
		abandon: async (slice) => void abandoned.push(slice),
	})
	return abandoned
}

const fails = () => Promise.reject(new Error('gone'))
const hangs = () => new Promise<never>(() => {})
const gives = (module: unknown) => () => Promise.resolve(module)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a module of a slice', () => {
	test('is asked for once, however often it is wanted', async () => {
		hostWith(gives('the module'))
		const states = await Promise.all([load('once', 'Card'), load('once', 'Card')])
		expect(states).toEqual([
			{ state: 'ready', module: 'the module' },
			{ state: 'ready', module: 'the module' },
		])
	})

	test('that fails is tried once more by itself, at a fresh address', async () => {
		hostWith(fails, gives('second'))
		const settled = load('again', 'Card')
		await jest.advanceTimersByTimeAsync(1000)
		expect(await settled).toEqual({ state: 'ready', module: 'second' })
		expect(pageLog().attempts.again).toBe(2)
	})

	test('that fails twice has failed, which the console tells once, until the reader tries again', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {})
		const abandoned = hostWith(fails, fails, gives('third'))
		const settled = load('thrice', 'Card')
		await jest.advanceTimersByTimeAsync(1000)
		expect(await settled).toMatchObject({ state: 'failed' })
		expect(said.mock.calls).toEqual([['thrice@/Card failed', new Error('gone')]])
		await retry('thrice')
		expect(loadState('thrice', 'Card').get()).toEqual({ state: 'ready', module: 'third' })
		expect(abandoned).toEqual(['thrice'])
		expect(pageLog().attempts.thrice).toBe(3)
	})

	test('that takes long is slow, and still shown when it comes', async () => {
		let answer = (_module: unknown) => {}
		hostWith(() => new Promise((resolve) => (answer = resolve)))
		const settled = load('late', 'Card')
		await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS)
		expect(await settled).toEqual({ state: 'slow' })
		answer('late module')
		await jest.advanceTimersByTimeAsync(0)
		expect(loadState('late', 'Card').get()).toEqual({ state: 'ready', module: 'late module' })
	})

	test('that hangs does not keep a retry waiting, nor the retry another slice', async () => {
		hostWith(hangs, gives('other'), gives('back'))
		const settled = load('hanging', 'Card')
		await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS)
		await settled
		expect(await load('healthy', 'Card')).toEqual({ state: 'ready', module: 'other' })
		await retry('hanging')
		expect(loadState('hanging', 'Card').get()).toEqual({ state: 'ready', module: 'back' })
	})

	test('leaves what happened in the log, by slice', async () => {
		hostWith(gives('x'))
		await load('logged', 'Card')
		const [event] = pageLog().events.filter(({ slice }) => slice === 'logged')
		expect(event).toMatchObject({ phase: 'ready', module: 'Card' })
	})
})
