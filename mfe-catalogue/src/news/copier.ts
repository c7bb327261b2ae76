import { atom, type ReadableAtom } from 'nanostores'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { showToast } from 'shared-state'

export interface Copier {
	/** True for two seconds after a copy. */
	readonly $copied: ReadableAtom<boolean>
	/** Copies a text. Shows `failure` as a toast if the browser refuses. */
	copy(text: string, failure: string): Promise<void>
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
				return
			}
			$copied.set(true)
			clearTimeout(timer)
			timer = setTimeout(() => $copied.set(false), COPY_CONFIRMATION_MS)
		},
	}
}
