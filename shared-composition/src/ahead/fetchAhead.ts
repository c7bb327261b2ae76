import { INTEGRITY_FILE, scriptsFor, sliceOwning } from 'shared-contract'
import { $locale } from 'shared-i18n'
import { $registry, isRunning, renewRegistry } from '../registry.ts'
import { pathOfLink } from './pathOfLink.ts'

const asked = new Set<string>()

/** Fetches the code behind a link as soon as a pointer or the focus is on it. None of it is run. */
export function fetchAhead(): void {
	const look = ({ target }: Event) => {
		const path = pathOfLink(target, location.origin)
		if (path) void fetchPath(path)
	}
	document.addEventListener('pointerover', look, { passive: true })
	document.addEventListener('focusin', look)
}

async function fetchPath(path: string) {
	if (!isRunning(ownerOf(path)?.slice.name ?? '')) await renewRegistry()
	const owned = ownerOf(path)
	if (!owned) return
	const { registry, slice } = owned
	const scripts = scriptsFor(registry, path, $locale.get()).map(({ address }) => address)
	const table = slice.integrity?.[INTEGRITY_FILE] ? [slice.base + INTEGRITY_FILE] : []
	for (const href of [...scripts, ...table]) {
		if (asked.has(href)) continue
		asked.add(href)
		// One that fails costs nothing: the visit itself asks again.
		document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
	}
}

function ownerOf(path: string) {
	const state = $registry.get()
	if (state.state !== 'ready') return
	const slice = sliceOwning(state.registry, path)
	return slice && { registry: state.registry, slice }
}
