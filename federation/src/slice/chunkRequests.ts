import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

// Module variables of rspack, which it binds to the entry that this is compiled into.
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>
declare let __webpack_get_script_filename__: (chunk: string | number) => string
declare const SLICE_NAME: string

/** The part of the page's log (`shared-composition/src/events.ts`) that is for the entries of slices. */
interface HostHooks {
	attempts?: Record<string, number>
	chunks?: { ready(slice: string, file: string): Promise<void> }
}

const hostHooks = () => (globalThis as { __niouka__?: HostHooks }).__niouka__

/**
 * Runtime plugin of each slice's entry. The host may set two things for the chunks of a slice: the number of its latest
 * attempt, so that a retry asks past the cache and not behind a request that hangs (`?attempt=2`), and a check to wait
 * for before a chunk is fetched. A host that sets neither gets the chunks as they are.
 */
export default function chunkRequests(): ModuleFederationRuntimePlugin {
	const nameOf = __webpack_get_script_filename__
	const load = __webpack_chunk_load__
	__webpack_get_script_filename__ = (chunk) => {
		const attempt = hostHooks()?.attempts?.[SLICE_NAME] ?? 1
		return attempt > 1 ? `${nameOf(chunk)}?attempt=${attempt}` : nameOf(chunk)
	}
	__webpack_chunk_load__ = async (...args) => {
		await hostHooks()?.chunks?.ready(SLICE_NAME, nameOf(args[0]))
		return load(...args)
	}
	return { name: 'niouka-chunk-requests' }
}
