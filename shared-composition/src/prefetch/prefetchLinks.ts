import { INTEGRITY_FILE, scriptsFor, sliceOwning } from 'shared-contract'
import { $locale } from 'shared-i18n'
import { linkToThisSite } from 'shared-state'
import { $registry, isRunning, refreshRegistry } from '../registryStore.ts'

const prefetched = new Set<string>()

/** Prefetches the scripts of a link's page when the pointer or the focus reaches the link. None of them runs. */
export function prefetchLinks(): void {
	const onPointer = ({ target }: Event) => {
		const address = linkToThisSite(target)
		if (address) void fetchPath(address.pathname)
	}
	document.addEventListener('pointerover', onPointer, { passive: true })
	document.addEventListener('focusin', onPointer)
}

async function fetchPath(path: string) {
	if (!isRunning(ownerOf(path)?.slice.name ?? '')) await refreshRegistry()
	const owned = ownerOf(path)
	if (!owned) return
	const { registry, slice } = owned
	const scripts = scriptsFor(registry, path, $locale.get()).map(({ address }) => address)
	const table = slice.integrity?.[INTEGRITY_FILE] ? [slice.base + INTEGRITY_FILE] : []
	for (const href of [...scripts, ...table]) {
		if (prefetched.has(href)) continue
		prefetched.add(href)
		// A failed prefetch has no effect: the visit requests the script again.
		document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
	}
}

function ownerOf(path: string) {
	const state = $registry.get()
	if (state.state !== 'ready') return
	const slice = sliceOwning(state.registry, path)
	return slice && { registry: state.registry, slice }
}
