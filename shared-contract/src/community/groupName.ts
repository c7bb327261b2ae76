/** Words between the others, of Portuguese and English, that no letter stands for. */
const PARTICLES = new Set('a as o os e de do da dos das no na nos nas the an and of for in on at to'.split(' '))

/** The letters that stand for a group where it has no picture: the first of its first two words. */
export function groupInitials(name: string): string {
	const named = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
	const words = named.filter((word, place) => place === 0 || !PARTICLES.has(word.toLowerCase()))
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
