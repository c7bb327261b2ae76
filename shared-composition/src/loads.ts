import { atom, type WritableAtom } from 'nanostores'
import { pageHost } from './compositionHost.ts'
import { type Phase, pageLog, recordEvent } from './eventLog.ts'
import { afterWaiting } from './patience.ts'
import { findSlice, isRunning, refreshRegistry } from './registryStore.ts'

/** The load state of a slice's module. `slow` may still become `ready`; the reader can retry. */
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
	/** The time after which it is slow, ms; by default that of a page. */
	slowAfterMs?: number | undefined
	/** The version that is slow or failed. */
	version?: string
}

/** Loads a module; by default a module that the slice exposes, through the host of the page. */
type Source = () => Promise<unknown>

/** The time after which a page is shown as slow, ms. */
export const SLOW_AFTER_MS = 2000
/** The same for a widget, which shows it in its own place only, ms. */
export const WIDGET_SLOW_AFTER_MS = 4000
/** The same for the first page, from the start of the document, so that the panel is shown within 3 s of it, ms. */
const SLOW_AFTER_START_MS = 2400
/** The minimum of that for a load of the first page that begins late, ms. */
const SLOW_AFTER_MIN_MS = 900
/**
 * A load without a response is reported as failed after this, ms, so that a version that never responds does not count as
 * healthy. A later response is still shown.
 */
export const ANSWER_TIMEOUT_MS = 6000
/** The time after which a widget without an answer hangs rather than is slow, ms. A load that is given up begins anew. */
export const WIDGET_RETRY_AFTER_MS = 30_000
/** A failed slice fetches the registry again if it is older than this, ms. */
const REGISTRY_MAX_AGE_MS = 1000
/** The delay of the one automatic repeat of a failed load, ms. */
const REPEAT_AFTER_MS = 250

// Loaded modules stay for the life of the page.
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
 * Loads a slice's module, once. A failed one is loaded again if another version has replaced the failed version. Settles
 * when it is ready, failed or slow; never rejects. `source` loads what a slice loads by itself, such as a screen's chunk.
 */
export async function load(slice: string, module: string, source?: Source, slowAfterMs?: number): Promise<Load> {
	const wanted = entry(slice, module, source)
	const { state } = wanted.$load.get()
	if (state === 'idle') {
		wanted.slowAfterMs = slowAfterMs
		void attempt(wanted, 1)
	}
	if (state === 'failed' || state === 'slow') await retryIfReplaced(wanted)
	return settled(wanted.$load)
}

async function retryIfReplaced({ slice, version }: Entry): Promise<void> {
	// A running slice keeps its version.
	if (isRunning(slice)) return
	await refreshRegistry(REGISTRY_MAX_AGE_MS)
	const live = versionOf(slice)
	if (live && live !== version) await retry(slice, REGISTRY_MAX_AGE_MS)
}

const retries = new Map<string, Promise<void>>()

/**
 * Retries all failed or pending loads of a slice, with cache-busting addresses and at the version that the registry lists
 * now, without a reload. Concurrent calls share one attempt.
 * @param age the maximum age of the page's registry, ms
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
	recordEvent({ phase: 'retry', slice, version: versionOf(slice) })
	// Pending attempts are superseded: their abort is no failure.
	for (const { $load } of unfinished(slice)) $load.set({ ...$load.get() })
	await Promise.all([pageHost().abandon(slice), refreshRegistry(age)])
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

/** @param repeats how often a failure is repeated automatically */
async function attempt(wanted: Entry, repeats: number): Promise<void> {
	const { slice, module, $load } = wanted
	const loading: Load = { state: 'loading' }
	const start = performance.now()
	// The registry may list another version by the time that this one fails.
	let requestedVersion: string | undefined
	const report = (phase: Phase, error?: Error, isTimeout?: boolean) => {
		requestedVersion ??= versionOf(slice)
		if (phase !== 'ready') wanted.version = requestedVersion
		const version = phase === 'ready' ? versionOf(slice) : requestedVersion
		const ms = Math.round(performance.now() - start)
		recordEvent({ phase, slice, module, version, ms, error: error?.message, cause: error, isTimeout })
	}
	// If a later attempt supersedes this one, only its module still counts.
	let current: Load = loading
	const move = (next: Load) => {
		if ($load.get() !== current) return false
		current = next
		$load.set(next)
		return true
	}
	$load.set(loading)
	const timer = setTimeout(() => {
		if (move({ state: 'slow' })) report('slow')
	}, wanted.slowAfterMs ?? slowAfter())
	let isCounted = false
	const endLimit = afterWaiting(ANSWER_TIMEOUT_MS, () => {
		if ($load.get() !== current) return
		isCounted = true
		report('failed', new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`), true)
	})
	// A widget has a quiet note in its place, so one that hangs is asked for once more. A page has a panel, and its reader decides.
	const asksAgain = repeats > 0 && wanted.slowAfterMs !== undefined
	const hang = setTimeout(() => {
		if (asksAgain && $load.get() === current) void retry(slice)
	}, WIDGET_RETRY_AFTER_MS)
	const endTimers = () => {
		clearTimeout(timer)
		endLimit()
		clearTimeout(hang)
	}
	try {
		const loaded = await wanted.source()
		if ($load.get().state !== 'ready') $load.set({ state: 'ready', module: loaded })
		report('ready')
	} catch (reason) {
		const error = reason instanceof Error ? reason : new Error(String(reason))
		const isSuperseded = $load.get() !== current
		const repeating = repeats > 0 && $load.get() === loading
		report(repeating || isSuperseded || isCounted ? 'attempt' : 'failed', error)
		if (!repeating) {
			move({ state: 'failed', error })
			return
		}
		// The repeat has timers of its own.
		endTimers()
		await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS))
		if ($load.get() !== loading) return
		nextAttempt(slice)
		void attempt(wanted, repeats - 1)
	} finally {
		endTimers()
	}
}

/** Logs that a module of a slice threw, in its loader or while rendering. */
export function recordThrown(slice: string, module: string, cause: unknown): void {
	const error = cause instanceof Error ? cause.message : String(cause)
	recordEvent({ phase: 'render', slice, module, version: versionOf(slice), error, cause })
}

function settled($load: WritableAtom<Load>): Promise<Load> {
	return new Promise((resolve) => {
		const stop = $load.subscribe((load) => {
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
	return findSlice(slice)?.version ?? ''
}

/** The time after which a load that begins now is slow, ms. */
function slowAfter(): number {
	const left = SLOW_AFTER_START_MS - performance.now()
	return left < 0 ? SLOW_AFTER_MS : Math.min(SLOW_AFTER_MS, Math.max(SLOW_AFTER_MIN_MS, left))
}
