import { common, useWords } from 'shared-i18n'

const NAMED = ['mfe-catalogue', 'mfe-community', 'mfe-account'] as const

/** What readers call a slice; one that we have no word for goes by its own name. */
export function useSliceName(slice: string): string {
	const say = useWords(common)
	const known = NAMED.find((name) => name === slice)
	return known ? say(`slice.${known}`) : slice
}
