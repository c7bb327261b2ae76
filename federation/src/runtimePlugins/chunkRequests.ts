import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

// Module variables of rspack, bound to the entry that includes this module.
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>
declare let __webpack_get_script_filename__: (chunk: string | number) => string
declare const SLICE_NAME: string

/** The hooks of the page (`shared-composition/src/eventLog.ts`) for the entry scripts of slices. */
interface HostHooks {
	attempts?: Record<string, number>
	chunks?: { ready(slice: string, file: string): Promise<void> }
}

const hostHooks = () => (globalThis as { __niouka__?: HostHooks }).__niouka__

/**
 * Runtime plugin of each slice's entry script. The host can set two hooks for the chunks of a slice: the number of the
 * current attempt, so that a retry bypasses the cache and a hanging request (`?attempt=2`), and a promise to await before
 * a chunk is fetched. Without hooks the chunks loadChunk as usual.
 */
export default function chunkRequests(): ModuleFederationRuntimePlugin {
	const scriptFilename = __webpack_get_script_filename__
	const loadChunk = __webpack_chunk_load__
	__webpack_get_script_filename__ = (chunk) => {
		const attempt = hostHooks()?.attempts?.[SLICE_NAME] ?? 1
		return attempt > 1 ? `${scriptFilename(chunk)}?attempt=${attempt}` : scriptFilename(chunk)
	}
	__webpack_chunk_load__ = async (...args) => {
		await hostHooks()?.chunks?.ready(SLICE_NAME, scriptFilename(args[0]))
		return loadChunk(...args)
	}
	return { name: 'niouka-chunk-requests' }
}
