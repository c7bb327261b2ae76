import { scriptsFor } from 'shared-contract'
import { $locale } from 'shared-i18n'
import { $registry } from './registry.ts'

const asked = new Set<string>()

/**
 * Fetches the code behind a path before somebody goes there (a link that is hovered or focused). It is not run, and one
 * that fails costs nothing: the visit itself asks again.
 */
export function preload(path: string): void {
	const state = $registry.get()
	if (state.state !== 'ready') return
	for (const href of scriptsFor(state.registry, path, $locale.get())) {
		if (asked.has(href)) continue
		asked.add(href)
		const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href })
		document.head.append(link)
	}
}
