import { atom, type WritableAtom } from 'nanostores'
import { type Phase, pageLog, record } from './events.ts'
import { pageHost } from './host.ts'
import { isRunning, registered, renewRegistry } from './registry.ts'

/** How far a slice's module is. `slow` may still become `ready`; a reader who will not wait can retry. */
export type Load =
	| { state: 'idle' }
	| { state: 'loading' }
	| { state: 'slow' }
	| { state: 'ready'; module: unknown }
	| { state: 'failed'; error: Error }

interface Entry {
	slice: string
	module: string
	$load: WritableAtom<Load>
	source: Source
	/** After how long it is slow, ms; otherwise as long as a page may take. */
	slowAfterMs?: number | undefined
	/** The version that is slow or has failed. */
	version?: string
}

/** Fetches a module; by default a module that the slice exposes, through the host of the page. */
type Source = () => Promise<unknown>

/** After this long the reader is told that a slice is slow, ms. */
export const SLOW_AFTER_MS = 2000
/** The same of a widget, which says so in its own place only, ms. */
export const WIDGET_SLOW_AFTER_MS = 4000
/** The same on a page that has just been opened, counted from its start, so that the panel stands within 3 s of it, ms. */
const SLOW_AFTER_START_MS = 2400
/** However late a load of the first page begins, it is given this long, ms. */
const SHORTEST_PATIENCE_MS = 900
/**
 * A load without an answer counts as failed after this, ms: a version that never answers must not pass for one that works.
 * What comes later is shown all the same.
 */
export const UNANSWERED_AFTER_MS = 6000
/** A slice that failed asks for the registry anew unless that was done this lately, ms. */
const JUST_ASKED_MS = 1000
/** A load that fails is repeated once by itself, after this, ms. */
const REPEAT_AFTER_MS = 250

// For the life of the page: a module that was loaded once stays.
const entries = new Map<string, Entry>()

/** The state of a slice's module on this page. Nothing is fetched until `load` is called. */
export function loadState(slice: string, module: string): WritableAtom<Load> {
	return entry(slice, module).$load
}

function entry(slice: string, module: string, source?: Source): Entry {
	const key = `${slice}/${module}`
	let known = entries.get(key)
	if (!known) {
		const exposed = async () => pageHost().load(slice, module)
		known = { slice, module, $load: atom<Load>({ state: 'idle' }), source: source ?? exposed }
		entries.set(key, known)
	}
	return known
}

/**
 * Starts to load a slice's module, unless that has been done. One that failed is started anew where another version has
 * taken the place of the one that failed. Settles when it is ready, has failed or is slow; never rejects. `source` is for
 * what a slice loads by itself, as the chunk of a screen.
 */
export async function load(slice: string, module: string, source?: Source, slowAfterMs?: number): Promise<Load> {
	const wanted = entry(slice, module, source)
	const { state } = wanted.$load.get()
	if (state === 'idle') {
		wanted.slowAfterMs = slowAfterMs
		void attempt(wanted, 1)
	}
	if (state === 'failed' || state === 'slow') await heal(wanted)
	return settled(wanted.$load)
}

async function heal({ slice, version }: Entry): Promise<void> {
	// A slice that runs stays at its version.
	if (isRunning(slice)) return
	await renewRegistry(JUST_ASKED_MS)
	const live = registered(slice)
	if (live && live.version !== version) await retry(slice, JUST_ASKED_MS)
}

const retries = new Map<string, Promise<void>>()

/**
 * Tries everything of a slice again that failed or is still on its way, with fresh addresses and without a reload: at the
 * version that the registry names by now. A second call meanwhile waits for the same attempt.
 * @param age how old the registry may be that the page knows, ms
 */
export function retry(slice: string, age = 0): Promise<void> {
	let running = retries.get(slice)
	if (!running) {
		running = retryNow(slice, age).finally(() => retries.delete(slice))
		retries.set(slice, running)
	}
	return running
}

async function retryNow(slice: string, age: number): Promise<void> {
	nextAttempt(slice)
	record({ phase: 'retry', slice, version: versionOf(slice) })
	// Attempts that are under way are overtaken: that they are ended now is no failure.
	for (const { $load } of unfinished(slice)) $load.set({ ...$load.get() })
	await Promise.all([pageHost().abandon(slice), renewRegistry(age)])
	await Promise.all(
		unfinished(slice).map((each) => {
			void attempt(each, 0)
			return settled(each.$load)
		}),
	)
}

function unfinished(slice: string): Entry[] {
	return [...entries.values()].filter((each) => each.slice === slice && each.$load.get().state !== 'ready')
}

/** @param repeats how often a failure may be repeated without asking the reader */
async function attempt(wanted: Entry, repeats: number): Promise<void> {
	const { slice, module, $load } = wanted
	const mine: Load = { state: 'loading' }
	const start = performance.now()
	// The registry may name another version by the time that this one fails.
	let asked: string | undefined
	const report = (phase: Phase, error?: Error) => {
		asked ??= versionOf(slice)
		if (phase !== 'ready') wanted.version = asked
		const version = phase === 'ready' ? versionOf(slice) : asked
		const ms = Math.round(performance.now() - start)
		record({ phase, slice, module, version, ms, ...(error ? { error: error.message, cause: error } : {}) })
	}
	// A later attempt takes over: what this one still brings, other than the module itself, no longer counts.
	let current: Load = mine
	const move = (next: Load) => {
		if ($load.get() !== current) return false
		current = next
		$load.set(next)
		return true
	}
	$load.set(mine)
	const timer = setTimeout(() => {
		if (move({ state: 'slow' })) report('slow')
	}, wanted.slowAfterMs ?? patience())
	let isCounted = false
	const limit = setTimeout(() => {
		if ($load.get() !== current) return
		isCounted = true
		report('failed', new Error(`no answer within ${UNANSWERED_AFTER_MS} ms`))
	}, UNANSWERED_AFTER_MS)
	try {
		const loaded = await wanted.source()
		if ($load.get().state !== 'ready') $load.set({ state: 'ready', module: loaded })
		report('ready')
	} catch (reason) {
		const error = reason instanceof Error ? reason : new Error(String(reason))
		const isOvertaken = $load.get() !== current
		const repeating = repeats > 0 && $load.get() === mine
		report(repeating || isOvertaken || isCounted ? 'attempt' : 'failed', error)
		if (!repeating) {
			move({ state: 'failed', error })
			return
		}
		// The repeat has a clock of its own.
		clearTimeout(timer)
		clearTimeout(limit)
		await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS))
		if ($load.get() !== mine) return
		nextAttempt(slice)
		void attempt(wanted, repeats - 1)
	} finally {
		clearTimeout(timer)
		clearTimeout(limit)
	}
}

function settled($load: WritableAtom<Load>): Promise<Load> {
	return new Promise((resolve) => {
		let stop = () => {}
		stop = $load.subscribe((load) => {
			if (load.state === 'idle' || load.state === 'loading') return
			resolve(load)
			queueMicrotask(() => stop())
		})
	})
}

function nextAttempt(slice: string) {
	const { attempts } = pageLog()
	attempts[slice] = (attempts[slice] ?? 1) + 1
}

function versionOf(slice: string): string {
	return registered(slice)?.version ?? ''
}

/** How long a load that begins now may take before the reader is told, ms. */
function patience(): number {
	const left = SLOW_AFTER_START_MS - performance.now()
	return left < 0 ? SLOW_AFTER_MS : Math.min(SLOW_AFTER_MS, Math.max(SHORTEST_PATIENCE_MS, left))
}
