import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { conforms, isTheme, THEME_COOKIE, THEMES, type Theme, themeColorMedia } from 'shared-contract'
import { boolean, object, oneOf, optional, type Static } from 'shared-contract/schema'

// A browser that stored its settings before there was a choice of themes has none.
const Stored = object({ disableAnimations: boolean(), compactMode: boolean(), theme: optional(oneOf(THEMES)) })

export type Appearance = Required<Static<typeof Stored>>

// The page came in the theme that the cookie names: it holds on where the browser has lost its other storage, or refuses it.
const { theme: given } = document.documentElement.dataset
const DEFAULTS: Appearance = { disableAnimations: false, compactMode: false, theme: isTheme(given) ? given : 'system' }
const YEAR_SECONDS = 31_536_000

const $stored = persistentAtom<Appearance>('niouka:appearance', DEFAULTS, {
	encode: JSON.stringify,
	decode: decodeAppearance,
})

/** What the browser refused to store; it holds until the page is left. */
const $unstored = atom<Appearance | undefined>()

/** How this browser shows the site; stored under one key. What cannot be read is logged, and the defaults (both off) hold. */
export const $appearance: ReadableAtom<Appearance> = computed(
	[$stored, $unstored],
	(stored, unstored) => unstored ?? stored,
)

/** Reads stored settings; anything that is not them counts as the defaults. */
export function decodeAppearance(stored: string): Appearance {
	try {
		const settings: unknown = JSON.parse(stored)
		if (conforms(Stored, settings)) return { ...DEFAULTS, ...settings }
		console.error('The stored appearance settings are not what they should be.')
	} catch (error) {
		console.error('The appearance settings could not be read.', error)
	}
	return DEFAULTS
}

/** Changes some of the settings; where the browser refuses to store them, they hold until the page is left. */
export function setAppearance(change: Partial<Appearance>): void {
	const settings = { ...$appearance.get(), ...change }
	try {
		$stored.set(settings)
		$unstored.set(undefined)
	} catch (error) {
		$unstored.set(settings)
		console.error('The appearance settings could not be stored.', error)
	}
}

/** Keeps the theme of the page and the classes of `<body>` as the settings say; answers how to stop. */
export function applyAppearance(): () => void {
	return $appearance.subscribe(({ disableAnimations, compactMode, theme }) => {
		document.body.classList.toggle('animations-disabled', disableAnimations)
		document.body.classList.toggle('compact-mode', compactMode)
		showTheme(theme)
	})
}

/** Puts the page into a theme, and has the server send the next one in it. */
function showTheme(theme: Theme): void {
	const { dataset } = document.documentElement
	const age = theme === 'system' ? 0 : YEAR_SECONDS
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
	document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${age}; samesite=lax`
	if (theme === 'system') delete dataset.theme
	else dataset.theme = theme
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
		meta.media = themeColorMedia(theme, meta.dataset.of === 'paper' ? 'paper' : 'ink')
	}
}
