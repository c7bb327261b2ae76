import type { ColorRole } from './palettes.ts'

/** A colour of the theme that is in force, as a CSS value. */
export const color: Readonly<Record<ColorRole, string>> = {
	canvas: 'var(--canvas)',
	surface: 'var(--surface)',
	raised: 'var(--raised)',
	line: 'var(--line)',
	edge: 'var(--edge)',
	text: 'var(--text)',
	muted: 'var(--muted)',
	action: 'var(--action)',
	actionHover: 'var(--action-hover)',
	onAction: 'var(--on-action)',
	danger: 'var(--danger)',
	gold: 'var(--gold)',
	live: 'var(--live)',
	onLive: 'var(--on-live)',
	blue: 'var(--blue)',
}

/** Steps of 4 px; smaller in compact mode. */
export const space = {
	1: 'var(--space-1)',
	2: 'var(--space-2)',
	3: 'var(--space-3)',
	4: 'var(--space-4)',
	6: 'var(--space-6)',
	8: 'var(--space-8)',
	12: 'var(--space-12)',
	16: 'var(--space-16)',
} as const

/** From 12 px (xs) to a heading that grows with the screen (hero). */
export const size = {
	xs: '0.75rem',
	sm: '0.875rem',
	md: '1rem',
	lg: '1.125rem',
	xl: '1.375rem',
	'2xl': 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
	'3xl': 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)',
	hero: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem)',
} as const

export const font = { text: 'var(--font-text)', display: 'var(--font-display)' } as const

export const radius = { sm: '4px', md: '8px', lg: '14px', full: '999px' } as const

export const shadow = { raised: 'var(--shadow-raised)', floating: 'var(--shadow-floating)' } as const

/** Durations; every one is 0 under reduced motion and under the site's own switch. */
export const motion = { fast: 'var(--motion-fast)', base: 'var(--motion-base)', slow: 'var(--motion-slow)' } as const

/** Heights of controls; smaller in compact mode. */
export const control = { sm: 'var(--control-sm)', md: 'var(--control-md)', lg: 'var(--control-lg)' } as const

/** Over artwork, the same in both themes: text, gold, the shade, and the shade let through (`veil`, `scrim`). */
export const art = {
	text: 'var(--art-text)',
	gold: 'var(--art-gold)',
	shade: 'var(--art-shade)',
	veil: 'var(--art-veil)',
	scrim: 'var(--art-scrim)',
} as const

/** What the notch, the corners or the home indicator of a screen cover, at each of its edges. */
export const safe = {
	top: 'env(safe-area-inset-top, 0px)',
	right: 'env(safe-area-inset-right, 0px)',
	bottom: 'env(safe-area-inset-bottom, 0px)',
	left: 'env(safe-area-inset-left, 0px)',
} as const

/** The height of the sticky header. A shell from before has no variable for it. */
export const headerHeight = 'var(--header, 64px)'

export const layer = { header: 10, toast: 40 } as const

/**
 * Widths from which the layout has room for more, as media queries: 640, 768, 960, 1100 and 1240 px at the usual text
 * size. They are in `em`, which follows the browser's text size, so larger text gets the layout of a narrower screen.
 */
export const from = {
	phone: '@media (width >= 40em)',
	desktop: '@media (width >= 48em)',
	wide: '@media (width >= 60em)',
	roomy: '@media (width >= 68.75em)',
	full: '@media (width >= 77.5em)',
} as const

/** Where a finger is the main pointer, at any width. */
export const coarse = '@media (pointer: coarse)'

/** Below the same widths. */
export const until = {
	phone: '@media (width < 40em)',
	desktop: '@media (width < 48em)',
	wide: '@media (width < 60em)',
	roomy: '@media (width < 68.75em)',
} as const
