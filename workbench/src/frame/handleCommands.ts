import { onCommand, postToWorkbench } from '../protocol/message.ts'
import { readSetup } from '../protocol/setup.ts'
import { $setup, applySetup } from './applySetup.ts'
import { highlight } from './highlight.ts'

/** Executes the commands of the workbench. */
export function handleCommands(): void {
	onCommand((command) => {
		switch (command.kind) {
			case 'setupChanged': {
				const setup = readSetup()
				if (!setup) return
				$setup.set(setup)
				return applySetup(setup)
			}
			case 'highlight':
				return highlight(command.selector)
			case 'checkAccessibility':
				return void checkAccessibility()
		}
	})
}

async function checkAccessibility() {
	try {
		// axe-core has half a megabyte, so it loads on demand.
		const { runAxe } = await import(/* webpackChunkName: "accessibility" */ './runAxe.ts')
		postToWorkbench({ kind: 'accessibility', ...(await runAxe()) })
	} catch (error) {
		postToWorkbench({ kind: 'accessibilityFailed', reason: String(error) })
	}
}
