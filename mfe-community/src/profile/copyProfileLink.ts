import { profilePath } from 'shared-contract'
import { showToast } from 'shared-state'
import { words } from '../words.ts'

/** Puts the address of a profile on the clipboard, and says whether that worked. */
export async function copyProfileLink(username: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(new URL(profilePath(username), location.href).href)
		showToast('good', words.translate('profile.shared'))
	} catch {
		showToast('bad', words.translate('profile.shareFailed'))
	}
}
