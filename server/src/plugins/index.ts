import type { Settings } from '../core/settings.ts'
import { malApi } from './malApi/index.ts'
import type { Plugin } from './plugin.ts'

/** Every plugin. The only file outside a plugin's folder that names it. */
export const PLUGINS: readonly Plugin[] = [malApi]

/** The plugins whose settings are there, without those that the site switches off. */
export function pluginsOn(settings: Settings): Plugin[] {
	const off = new Set(settings.PLUGINS_OFF?.split(/\s*,\s*/))
	return PLUGINS.filter(({ name, isOn }) => !off.has(name) && (isOn?.(settings) ?? true))
}
