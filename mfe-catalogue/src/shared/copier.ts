import { atom, type ReadableAtom } from 'nanostores'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { showToast } from 'shared-state'

export interface Copier {
	/** True for two seconds after a copy. */
	readonly $copied: ReadableAtom<boolean>
	/** Copies a text and returns true. If the browser refuses, shows `failure` as a toast and returns false. */
	copy(text: string, failure: string): Promise<boolean>
}

/** Creates the state of a copy button, which confirms a copy for two seconds. */
export function createCopier(): Copier {
	const $copied = atom(false)
	let timer: ReturnType<typeof setTimeout> | undefined
	return {
		$copied,
		async copy(text, failure) {
			try {
				await navigator.clipboard.writeText(text)
			} catch {
				showToast('bad', failure)
				return false
			}
			$copied.set(true)
			clearTimeout(timer)
			timer = setTimeout(() => $copied.set(false), COPY_CONFIRMATION_MS)
			return true
		},
	}
}
