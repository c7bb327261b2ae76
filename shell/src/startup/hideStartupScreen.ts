import { READING_ID, STARTUP_SCREEN_MS } from 'shared-contract'
import { STARTUP_FADE_MS, STARTUP_ID } from './startupScreen.ts'

/**
 * Fades out and removes the start-up screen `STARTUP_SCREEN_MS` after the start of the navigation. Until then the page below
 * is rendered but inert.
 * @returns a function that cancels it
 */
export function hideStartupScreen(): () => void {
	const screen = document.getElementById(STARTUP_ID)
	if (!screen) return () => {}
	const covered = [READING_ID, 'root'].map((id) => document.getElementById(id))
	// It has lifted by itself (`STARTUP_CSS`).
	if (covered[0] && performance.now() > STARTUP_SCREEN_MS + STARTUP_FADE_MS) {
		screen.remove()
		return () => {}
	}
	for (const each of covered) each?.setAttribute('inert', '')
	let timer = setTimeout(
		() => {
			for (const each of covered) each?.removeAttribute('inert')
			screen.dataset.leaving = ''
			timer = setTimeout(() => screen.remove(), STARTUP_FADE_MS)
		},
		Math.max(0, STARTUP_SCREEN_MS - performance.now()),
	)
	return () => clearTimeout(timer)
}
