import { createRoot } from 'react-dom/client'
import type { RegistrySlice } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { OverrideBadge } from './OverrideBadge.tsx'
import { translations } from './overrideTranslations.ts'

/** Renders the badge into a root of its own, beside the page. */
export async function showBadge(slices: readonly RegistrySlice[]): Promise<void> {
	await loadTranslations(translations)
	const place = document.body.appendChild(document.createElement('div'))
	createRoot(place).render(<OverrideBadge slices={slices} />)
}
