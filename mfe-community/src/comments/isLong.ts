/** Lines of a long comment that are shown at first. */
export const COLLAPSED_LINES = 10

const LONG_TEXT = 900

/** Whether a comment would push the others far down. */
export function isLong(text: string): boolean {
	return text.length > LONG_TEXT || text.split('\n').length > COLLAPSED_LINES + 2
}
