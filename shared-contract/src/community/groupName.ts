/** Particles of Portuguese and English, which initials leave out. */
const PARTICLES = new Set('a as o os e de do da dos das no na nos nas the an and of for in on at to'.split(' '))

/** The initials of a group without a picture: the first letters of its first two words. */
export function groupInitials(name: string): string {
	const named = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
	const words = named.filter((word, place) => place === 0 || !PARTICLES.has(word.toLowerCase()))
	const letters = words.slice(0, 2).map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
	return letters.join('').toUpperCase() || ([...name.trim()][0] ?? '')
}

/** The path of an invitation's shared address. */
export const invitationPath = (code: string): string => `/messages/join/${encodeURIComponent(code)}`

/** The code in an entered link or id: its last path segment, or an empty text. */
export function invitationCode(entered: string): string {
	const path = entered.trim().split(/[?#]/u)[0] ?? ''
	return path.split('/').findLast((segment) => segment !== '') ?? ''
}
