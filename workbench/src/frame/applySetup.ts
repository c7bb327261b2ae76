import { atom } from 'nanostores'
import { $locale, setLocale } from 'shared-i18n'
import { $appearance, setAppearance } from 'shared-state'
import type { Setup } from '../view/setup.ts'

/** What the workbench told this frame last. */
export const $setup = atom<Setup | undefined>(undefined)

/** Brings what can change while a slice runs to what the workbench says: theme, appearance and language. */
export function applySetup({ theme, compact, still, locale }: Setup): void {
	if (theme === 'system') delete document.documentElement.dataset.theme
	else document.documentElement.dataset.theme = theme
	const { compactMode, disableAnimations } = $appearance.get()
	if (compactMode !== compact || disableAnimations !== still) {
		setAppearance({ compactMode: compact, disableAnimations: still })
	}
	if ($locale.get() !== locale) void setLocale(locale)
}
