import { STARTUP_SCREEN_MS } from 'shared-contract'
import { STARTUP_FADE_MS, STARTUP_ID } from './screen.ts'

/**
 * Lets the start-up screen that stands in the page go when `STARTUP_SCREEN_MS` have passed since the page was asked
 * for. Until then what lies beneath is rendered, but nobody can press what cannot be seen.
 * @returns how to stop waiting.
 */
export function liftStartup(): () => void {
	const screen = document.getElementById(STARTUP_ID)
	const beneath = document.getElementById('root')
	if (!screen) return () => {}
	beneath?.setAttribute('inert', '')
	let timer = setTimeout(
		() => {
			beneath?.removeAttribute('inert')
			screen.dataset.lifting = ''
			timer = setTimeout(() => screen.remove(), STARTUP_FADE_MS)
		},
		Math.max(0, STARTUP_SCREEN_MS - performance.now()),
	)
	return () => clearTimeout(timer)
}
