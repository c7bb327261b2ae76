/** What a reader chooses from: as the system has it, the dark theme, the light theme. */
export const THEMES = ['system', 'ink', 'paper'] as const

export type Theme = (typeof THEMES)[number]

/** The cookie that repeats the stored theme, so that the server's first HTML is already in it. */
export const THEME_COOKIE = 'niouka_theme'

export function isTheme(value: unknown): value is Theme {
	return THEMES.some((theme) => theme === value)
}

/** When the browser's own frame takes the colour of `ink` or `paper`: the media query of its `<meta name="theme-color">`. */
export function themeColorMedia(theme: Theme, color: Exclude<Theme, 'system'>): string {
	if (theme !== 'system') return theme === color ? 'all' : 'not all'
	return `(prefers-color-scheme: ${color === 'ink' ? 'dark' : 'light'})`
}
