import { atom, type ReadableAtom } from 'nanostores'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { showToast } from 'shared-state'
import { words } from '../../words.ts'

const $current = atom<string | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** What was copied just now, by its key. */
export const $copied: ReadableAtom<string | null> = $current

/** Copies a text and says so for two seconds. */
export async function copyText(key: string, text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text)
	} catch {
		showToast('bad', words.translate('messages.message.copy.failed'))
		return
	}
	$current.set(key)
	clearTimeout(timer)
	timer = setTimeout(() => $current.set(null), COPY_CONFIRMATION_MS)
}
