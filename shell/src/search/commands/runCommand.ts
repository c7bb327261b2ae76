import { showToast } from 'shared-state'
import { closeOverlay } from '../../frame/overlay.ts'
import { translations } from '../../translations.ts'

/**
 * Closes the palette and runs a command once. It runs after the dialog has given the focus back, so that the command can
 * move it. A failure that the command does not show itself is shown here.
 */
export function runCommand({ label, run }: { label: string; run: () => unknown }): void {
	closeOverlay()
	setTimeout(async () => {
		try {
			await run()
		} catch (error) {
			console.error(error)
			showToast('bad', translations.translate('search.commandFailed', { name: label }))
		}
	})
}
