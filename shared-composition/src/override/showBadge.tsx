import { createRoot } from 'react-dom/client'
import type { RegistrySlice } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { OverrideBadge } from './OverrideBadge.tsx'
import { words } from './overrideWords.ts'

/** Renders the badge into a root of its own, beside the page. */
export async function showBadge(slices: readonly RegistrySlice[]): Promise<void> {
	await readyWords(words)
	const place = document.body.appendChild(document.createElement('div'))
	createRoot(place).render(<OverrideBadge slices={slices} />)
}
