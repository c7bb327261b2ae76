/** The choices of a reader: the system's theme, the dark theme, the light theme. */
export const THEMES = ['system', 'ink', 'paper'] as const

export type Theme = (typeof THEMES)[number]

/** The cookie that repeats the stored theme, so that the server's first HTML is already in it. */
export const THEME_COOKIE = 'niouka_theme'

export function isTheme(value: unknown): value is Theme {
	return THEMES.some((theme) => theme === value)
}

/** The media query of `<meta name="theme-color">` for `ink` or `paper`. */
export function themeColorMedia(theme: Theme, color: Exclude<Theme, 'system'>): string {
	if (theme !== 'system') return theme === color ? 'all' : 'not all'
	return `(prefers-color-scheme: ${color === 'ink' ? 'dark' : 'light'})`
}
