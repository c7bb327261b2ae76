/** The letters that stand for a group where it has no picture: the first of its first two words. */
export function groupInitials(name: string): string {
	const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
	const letters = words.slice(0, 2).map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
	return letters.join('').toUpperCase() || ([...name.trim()][0] ?? '')
}

/** The address that an invitation is shared by, after the site's origin. */
export const invitationPath = (code: string): string => `/messages/join/${encodeURIComponent(code)}`

/** What an entered link or id means: its last path segment. Empty where there is none. */
export function invitationCode(entered: string): string {
	const path = entered.trim().split(/[?#]/u)[0] ?? ''
	return path.split('/').findLast((segment) => segment !== '') ?? ''
}
