import { matchPath } from 'react-router-dom'
import { type RegistrySlice, sliceOwning } from 'shared-contract'
import { pageLog, recordEvent } from '../eventLog.ts'
import { loadState } from '../index.ts'
import { $registry, isRunning } from '../registryStore.ts'
import { isHidden, show } from './hidden.ts'

/**
 * How long after a navigation its screen is looked at, seconds. The first look spares a screen that still loads; the last one
 * comes after the time limit of the API's client.
 */
const LOOKS_S = [6, 20]
const LOADING = '[aria-busy="true"], [aria-hidden="true"]'
const PICTURE = ':is(img, svg, canvas, video, iframe):not([aria-busy="true"] *)'

const NOTHING_SHOWN = 'the screen shows nothing'

/**
 * Looks at each screen some seconds after its navigation. A screen of a slice that shows nothing gets its failure panel. One that
 * styles hide is shown again. Both count as failures of the version.
 */
export function watchScreens(): void {
	let path = ''
	let seconds = 0
	// A thread that is held, or a tab in the background, does not count the time.
	setInterval(() => {
		// A page that is left by a reload is hidden at once.
		if (document.hidden || document.body.hidden) return
		seconds = location.pathname === path ? seconds + 1 : 0
		path = location.pathname
		if (LOOKS_S.includes(seconds)) look(path, seconds === LOOKS_S.at(-1))
	}, 1000)
}

function look(path: string, isLast: boolean) {
	const state = $registry.get()
	const slices = state.state === 'ready' ? state.registry.slices.filter(({ name }) => isRunning(name)) : []
	const owner = state.state === 'ready' && sliceOwning(state.registry, path)
	const place = document.querySelector('main') ?? document.querySelector('#root > div > footer')?.previousElementSibling
	if (!owner || !slices.includes(owner)) return
	const { name: slice, version } = owner
	if (!place || !document.querySelector('#root header')) {
		recordEvent({ phase: 'render', slice, version, module: 'routes', error: 'the frame is gone' })
	} else if (place.textContent.trim() === '' && !place.querySelector(PICTURE)) {
		if (isLast || !place.querySelector(LOADING)) failEmpty(owner, path)
	} else if (isHidden(place)) failHidden(place, slices)
}

/** Puts a component that throws in the place of the screen, whose error boundary shows the panel and reports the failure. */
function failEmpty({ name, version }: RegistrySlice, path: string) {
	const screen = screenAt(name, path)
	if (screen === undefined) {
		recordEvent({ phase: 'render', slice: name, version, module: 'routes', error: NOTHING_SHOWN })
		return
	}
	const $load = loadState(name, screen)
	const shown = $load.get()
	if (shown.state !== 'ready') return
	$load.set({ state: 'ready', module: { ...Object(shown.module), Component: ThrowingScreen } })
	// The retry shows the screen itself.
	setTimeout(() => $load.set(shown))
}

function ThrowingScreen(): never {
	throw new Error(NOTHING_SHOWN)
}

/** The loaded screen of a slice whose route has the path: the outermost, which holds the others. */
function screenAt(slice: string, path: string): string | undefined {
	const screens = pageLog().events.flatMap((each) =>
		each.slice === slice && each.phase === 'ready' && each.module?.startsWith('screen ') ? [each.module] : [],
	)
	return screens
		.filter((screen) => matchPath({ path: screen.slice('screen '.length), end: false }, path))
		.toSorted((a, b) => b.length - a.length)[0]
}

/** Shows a screen again that styles hide, and blames the slices whose files have them; if no file tells, all that run here. */
function failHidden(place: Element, slices: readonly RegistrySlice[]) {
	const addresses = show(place)
	const owners = slices.filter(({ base }) => {
		const folder = new URL(base, location.href).href
		return addresses.some((address) => address.startsWith(folder))
	})
	for (const { name, version } of owners.length > 0 ? owners : slices) {
		recordEvent({ phase: 'render', slice: name, version, error: 'styles hide the screen' })
	}
}
