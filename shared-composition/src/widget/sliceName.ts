import { common, useTranslations } from 'shared-i18n'

const NAMED = ['mfe-catalogue', 'mfe-community', 'mfe-account'] as const

/** The display name of a slice; an unknown slice has its technical name. */
export function useSliceName(slice: string): string {
	const say = useTranslations(common)
	const known = NAMED.find((name) => name === slice)
	return known ? say(`slice.${known}`) : slice
}
