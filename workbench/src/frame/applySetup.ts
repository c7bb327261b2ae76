import { atom } from 'nanostores'
import { $locale, setLocale } from 'shared-i18n'
import { $appearance, setAppearance } from 'shared-state'
import type { Setup } from '../protocol/setup.ts'

/** The current setup of this frame. */
export const $setup = atom<Setup | undefined>(undefined)

/** Applies the settings that a running slice can change: theme, appearance and language. */
export function applySetup({ theme, compact, reducedMotion, locale }: Setup): void {
	const current = $appearance.get()
	if (current.compactMode !== compact || current.disableAnimations !== reducedMotion || current.theme !== theme) {
		setAppearance({ compactMode: compact, disableAnimations: reducedMotion, theme })
	}
	if ($locale.get() !== locale) void setLocale(locale)
}
