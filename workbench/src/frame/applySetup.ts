import { atom } from 'nanostores'
import { $locale, setLocale } from 'shared-i18n'
import { $appearance, setAppearance } from 'shared-state'
import type { Setup } from '../view/setup.ts'

/** What the workbench told this frame last. */
export const $setup = atom<Setup | undefined>(undefined)

/** Brings what can change while a slice runs to what the workbench says: theme, appearance and language. */
export function applySetup({ theme, compact, still, locale }: Setup): void {
	const shown = $appearance.get()
	if (shown.compactMode !== compact || shown.disableAnimations !== still || shown.theme !== theme) {
		setAppearance({ compactMode: compact, disableAnimations: still, theme })
	}
	if ($locale.get() !== locale) void setLocale(locale)
}
