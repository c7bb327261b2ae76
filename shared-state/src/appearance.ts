import { persistentAtom } from '@nanostores/persistent'
import { conforms } from 'shared-contract'
import { boolean, object, type Static } from 'shared-contract/schema'

const Appearance = object({ disableAnimations: boolean(), compactMode: boolean() })

export type Appearance = Static<typeof Appearance>

const DEFAULTS: Appearance = { disableAnimations: false, compactMode: false }

/** How this browser shows the site; stored under one key. What cannot be read is logged, and the defaults (both off) hold. */
export const $appearance = persistentAtom<Appearance>('niouka:appearance', DEFAULTS, {
	encode: JSON.stringify,
	decode: decodeAppearance,
})

/** Reads stored settings; anything that is not them counts as the defaults. */
export function decodeAppearance(stored: string): Appearance {
	try {
		const settings: unknown = JSON.parse(stored)
		if (conforms(Appearance, settings)) return settings
		console.error('The stored appearance settings are not what they should be.')
	} catch (error) {
		console.error('The appearance settings could not be read.', error)
	}
	return DEFAULTS
}

/** Changes some of the settings; where the browser refuses to store them, they hold until the page is left. */
export function setAppearance(change: Partial<Appearance>): void {
	try {
		$appearance.set({ ...$appearance.get(), ...change })
	} catch (error) {
		console.error('The appearance settings could not be stored.', error)
	}
}

/** Keeps the classes of `<body>` as the settings say; answers how to stop. */
export function applyAppearance(): () => void {
	return $appearance.subscribe(({ disableAnimations, compactMode }) => {
		document.body.classList.toggle('animations-disabled', disableAnimations)
		document.body.classList.toggle('compact-mode', compactMode)
	})
}
