import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { conforms, isTheme, THEME_COOKIE, THEMES, type Theme, themeColorMedia } from 'shared-contract'
import { boolean, object, oneOf, optional, type Static } from 'shared-contract/schema'

// Settings that were stored before themes existed have no theme.
const Stored = object({ disableAnimations: boolean(), compactMode: boolean(), theme: optional(oneOf(THEMES)) })

export type Appearance = Required<Static<typeof Stored>>

// The server rendered the theme of the cookie: it is the default if local storage is empty or blocked.
const { theme: serverTheme } = document.documentElement.dataset
const DEFAULTS: Appearance = {
	disableAnimations: false,
	compactMode: false,
	theme: isTheme(serverTheme) ? serverTheme : 'system',
}
const YEAR_SECONDS = 31_536_000

const $stored = persistentAtom<Appearance>('niouka:appearance', DEFAULTS, {
	encode: JSON.stringify,
	decode: decodeAppearance,
})

/** Settings that the browser refused to store; valid until the page is closed. */
const $unstored = atom<Appearance | undefined>()

/** The appearance settings of this browser, stored under one key. An unreadable value is logged and replaced by the defaults. */
export const $appearance: ReadableAtom<Appearance> = computed(
	[$stored, $unstored],
	(stored, unstored) => unstored ?? stored,
)

/** Parses stored settings; invalid ones give the defaults. */
export function decodeAppearance(stored: string): Appearance {
	try {
		const settings: unknown = JSON.parse(stored)
		if (conforms(Stored, settings)) return { ...DEFAULTS, ...settings }
		console.error('The stored appearance settings are invalid.')
	} catch (error) {
		console.error('The appearance settings could not be read.', error)
	}
	return DEFAULTS
}

/** Changes some of the settings. If the browser refuses to store them, they are valid until the page is closed. */
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

/** Applies the settings to the page's theme and the classes of `<body>`, now and after changes; returns a function that stops. */
export function applyAppearance(): () => void {
	return $appearance.subscribe(({ disableAnimations, compactMode, theme }) => {
		document.body.classList.toggle('animations-disabled', disableAnimations)
		document.body.classList.toggle('compact-mode', compactMode)
		showTheme(theme)
	})
}

/** Sets the theme of this page, and by a cookie that of the next one. */
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
