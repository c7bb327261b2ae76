import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Random lower-case letters and digits, 5 bits each, without look-alikes (l, 1, o, 0). */
export function randomId(length: number): string {
	return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
}
