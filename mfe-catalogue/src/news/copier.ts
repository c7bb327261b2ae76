import { atom, type ReadableAtom } from 'nanostores'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { showToast } from 'shared-state'

export interface Copier {
	/** Whether something was copied just now. */
	readonly $copied: ReadableAtom<boolean>
	/** Copies a text; where the browser refuses, says `failure`. */
	copy(text: string, failure: string): Promise<void>
}

/** Copies to the clipboard and says so for two seconds. */
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
