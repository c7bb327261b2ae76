import { atom, type ReadableAtom } from 'nanostores'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { showToast } from 'shared-state'
import { messageTranslations } from '../messageTranslations.ts'

const $current = atom<string | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** The key of the text that was just copied. */
export const $copied: ReadableAtom<string | null> = $current

/** Copies a text and sets `$copied` for two seconds. */
export async function copyText(key: string, text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text)
	} catch {
		showToast('bad', messageTranslations.translate('messages.message.copy.failed'))
		return
	}
	$current.set(key)
	clearTimeout(timer)
	timer = setTimeout(() => $current.set(null), COPY_CONFIRMATION_MS)
}
