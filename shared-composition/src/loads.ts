import { atom, type WritableAtom } from 'nanostores'
import { type Phase, pageLog, record } from './events.ts'
import { pageHost } from './host.ts'
import { registered, renewRegistry } from './registry.ts'

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
 * Starts to load a slice's module, unless that has been done. Settles when it is ready, has failed or is slow; never
 * rejects. `source` is for what a slice loads by itself, as the chunk of a screen.
 */
export function load(slice: string, module: string, source?: Source, slowAfterMs?: number): Promise<Load> {
	const wanted = entry(slice, module, source)
	if (wanted.$load.get().state === 'idle') {
		wanted.slowAfterMs = slowAfterMs
		void attempt(wanted, 1)
	}
	return settled(wanted.$load)
}

const retries = new Map<string, Promise<void>>()

/**
 * Tries everything of a slice again that failed or is still on its way, with fresh addresses and without a reload: at the
 * version that the registry names by now. A second call meanwhile waits for the same attempt.
 */
export function retry(slice: string): Promise<void> {
	let running = retries.get(slice)
	if (!running) {
		running = retryNow(slice).finally(() => retries.delete(slice))
		retries.set(slice, running)
	}
	return running
}

async function retryNow(slice: string): Promise<void> {
	nextAttempt(slice)
	record({ phase: 'retry', slice, version: versionOf(slice) })
	await Promise.all([pageHost().abandon(slice), renewRegistry(0)])
	const unfinished = [...entries.values()].filter((each) => each.slice === slice && each.$load.get().state !== 'ready')
	await Promise.all(
		unfinished.map((each) => {
			void attempt(each, 0)
			return settled(each.$load)
		}),
	)
}

/** @param repeats how often a failure may be repeated without asking the reader */
async function attempt(wanted: Entry, repeats: number): Promise<void> {
	const { slice, module, $load } = wanted
	const mine: Load = { state: 'loading' }
	const start = performance.now()
	const report = (phase: Phase, error?: string) =>
		record({
			phase,
			slice,
			module,
			version: versionOf(slice),
			ms: Math.round(performance.now() - start),
			...(error ? { error } : {}),
		})
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
	try {
		const loaded = await wanted.source()
		if ($load.get().state !== 'ready') $load.set({ state: 'ready', module: loaded })
		report('ready')
	} catch (reason) {
		const error = reason instanceof Error ? reason : new Error(String(reason))
		const repeating = repeats > 0 && $load.get() === mine
		report(repeating ? 'attempt' : 'failed', error.message)
		if (repeating) {
			await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS))
			if ($load.get() === mine) {
				nextAttempt(slice)
				clearTimeout(timer)
				return attempt(wanted, repeats - 1)
			}
		}
		// Once, when nobody tries again by themselves: a developer looks here first.
		if (move({ state: 'failed', error })) console.error(`${slice}@${versionOf(slice)}/${module} failed`, error)
	} finally {
		clearTimeout(timer)
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
