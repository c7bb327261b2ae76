import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Letters and digits that nobody can guess, 5 bits each; none that are mistaken for another when read aloud. */
export function randomId(length: number): string {
	return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
}
