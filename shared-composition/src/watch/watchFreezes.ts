import { conforms, OPEN_PAGE_KEY } from 'shared-contract'
import { number, object, record, string } from 'shared-contract/schema'
import { linkToThisSite } from 'shared-state'
import { recordEvent } from '../eventLog.ts'
import { $registry } from '../registryStore.ts'
import { ownerOf } from '../reports/ownerOf.ts'

/** How often an open page says that it runs, ms. */
const BEAT_MS = 5000
/** A page that has not said so for this long, and was neither left nor hidden, has frozen, ms. */
const FROZEN_AFTER_MS = 10_000

/** The mark of an open page: when it last ran, which path the reader is at or goes to, and the versions of its slices. */
const OpenPage = object({ at: number(), path: string(), versions: record(string()) })

const OWN_KEY = OPEN_PAGE_KEY + performance.timeOrigin

/**
 * Notices pages that froze, for example in an endless loop. Such a page reports nothing itself, so each page keeps a mark in the browser's storage,
 * from its first script on (`shell/src/startup`). A page that is left or hidden removes it. Another page that finds an old mark
 * reports a failure of the slice that owns its path.
 */
export function watchFreezes(): void {
	let shown = location.pathname
	let going = shown
	let beatenAt = Date.now()
	const beat = () => {
		if (location.pathname !== shown) going = shown = location.pathname
		// A hidden page may be stopped by the browser.
		if (document.hidden) return
		// A page that slept itself cannot tell: the whole machine may have slept.
		const hasSlept = Math.abs(Date.now() - beatenAt) > 2 * BEAT_MS
		beatenAt = Date.now()
		try {
			if (!hasSlept) reportFrozen()
			localStorage.setItem(OWN_KEY, JSON.stringify({ at: Date.now(), path: going, versions: versions() }))
		} catch {
			// The browser keeps nothing.
		}
	}
	// The next screen may freeze the page before the address is its own.
	const follow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
		const address = linkToThisSite(target)
		if (!address || ctrlKey || metaKey || shiftKey) return
		going = address.pathname
		beat()
	}
	addEventListener('click', follow, true)
	addEventListener('popstate', beat)
	// A page that prints stands still, and is well.
	addEventListener('beforeprint', () => {
		try {
			localStorage.removeItem(OWN_KEY)
		} catch {
			// The browser keeps nothing.
		}
	})
	setInterval(beat, BEAT_MS)
	beat()
}

function reportFrozen() {
	const keys = Object.keys(localStorage).filter((key) => key.startsWith(OPEN_PAGE_KEY) && key !== OWN_KEY)
	for (const key of keys) {
		const page = readPage(key)
		const age = page ? Date.now() - page.at : 0
		if (page && age >= 0 && age < FROZEN_AFTER_MS) continue
		localStorage.removeItem(key)
		// A mark of the future is of a clock that was set back.
		const slice = page && age > 0 && ownerOf(page.path)?.slice.name
		const version = slice && page.versions[slice]
		if (version) recordEvent({ phase: 'late', slice, version, module: 'routes', error: 'the page froze' })
	}
}

function readPage(key: string) {
	try {
		const page: unknown = JSON.parse(localStorage.getItem(key) ?? '')
		return conforms(OpenPage, page) ? page : undefined
	} catch {
		return undefined
	}
}

/** The version of each slice that the page was given; overrides of this browser do not count. */
function versions(): Record<string, string> {
	const state = $registry.get()
	const slices = state.state === 'ready' ? state.registry.slices : []
	return Object.fromEntries(slices.filter(({ override }) => !override).map(({ name, version }) => [name, version]))
}
