import type { RemoteEntryExports } from '@module-federation/runtime-core/types'
import type { RegistrySlice } from 'shared-contract'
import { record } from '../events.ts'
import { freshAddress } from '../freshAddress.ts'
import { guarded } from '../integrity.ts'

/** An entry that hangs gives way to the version before it, where there is one, after this, ms. */
const PATIENCE_MS = 4000

/**
 * Runs the entry of a slice. Its own code, because the runtime's waits 20 s for an entry and asks again at the address
 * that just gave a bad answer. Rejects when the file is missing, is not a script, is cut short, is not what the registry
 * says or leaves no container; a hang ends with `abandonScripts`.
 */
export function loadContainer(slice: RegistrySlice, address: string): Promise<RemoteEntryExports> {
	const start = performance.now()
	// What another version left there is not this one's.
	Reflect.deleteProperty(window, slice.name)
	return new Promise((resolve, reject) => {
		const script = guarded(document.createElement('script'), slice.integrity?.[slice.entry])
		script.src = freshAddress(address, slice.name)
		script.async = true
		const timer = slice.previous && setTimeout(() => script.dispatchEvent(new Event('error')), PATIENCE_MS)
		const end = (event: Event) => {
			clearTimeout(timer)
			script.remove()
			const container: unknown = Reflect.get(window, slice.name)
			const ms = Math.round(performance.now() - start)
			if (event.type === 'load' && isContainer(container)) {
				record({ phase: 'entry', slice: slice.name, version: slice.version, ms })
				resolve(container)
				return
			}
			const reason = event.type === 'load' ? 'left no container' : 'could not be fetched'
			const error = new Error(`The entry of ${slice.name}@${slice.version} ${reason}: ${script.src}`)
			record({ phase: 'entry', slice: slice.name, version: slice.version, ms, error: error.message })
			reject(error)
		}
		script.addEventListener('load', end, { once: true })
		script.addEventListener('error', end, { once: true })
		document.head.append(script)
	})
}

/** Ends the requests of a slice that are still open, as if they had failed. */
export function abandonScripts(base: string): void {
	for (const script of [...document.scripts]) {
		if (script.src.startsWith(base)) script.dispatchEvent(new Event('error'))
	}
}

function isContainer(value: unknown): value is RemoteEntryExports {
	return (
		typeof value === 'object' &&
		value !== null &&
		typeof Reflect.get(value, 'init') === 'function' &&
		typeof Reflect.get(value, 'get') === 'function'
	)
}
