// Its first format of numbers or dates takes a browser 20 to 30 ms of processor time, in which it reads all of its languages: too
// long on a phone before a page is there. What a page shows first is written here, as CLDR 48 says and `Intl` writes it.

interface Writing {
	group: string
	point: string
	/** Each word of `words` has so many more zeros than the one before. */
	zeros: number
	words: readonly string[]
	months: readonly string[]
	/** A year, a month or a day. */
	date(year: number, month: string | undefined, day: number, isLong: boolean): string
}

const short = (month: string) => month.slice(0, 3)

const PORTUGUESE: Writing = {
	group: '.',
	point: ',',
	zeros: 3,
	words: ['', '\u00a0mil', '\u00a0mi', '\u00a0bi'],
	months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
	date(year, month, day, isLong) {
		if (!month) return `${year}`
		return day ? `${day} de ${isLong ? month : `${short(month)}.`} de ${year}` : `${month} de ${year}`
	},
}

const ENGLISH: Writing = {
	group: ',',
	point: '.',
	zeros: 3,
	words: ['', 'K', 'M', 'B'],
	months: 'January February March April May June July August September October November December'.split(' '),
	date(year, month, day, isLong) {
		if (!month) return `${year}`
		return day ? `${isLong ? month : short(month)} ${day}, ${year}` : `${month} ${year}`
	},
}

const JAPANESE: Writing = {
	...ENGLISH,
	zeros: 4,
	words: ['', '万', '億'],
	months: ENGLISH.months.map((_month, index) => `${index + 1}月`),
	date: (year, month, day) => `${year}年${month ?? ''}${day ? `${day}日` : ''}`,
}

/** By language tag; the site speaks no other. */
const WRITINGS: Record<string, Writing> = { 'pt-BR': PORTUGUESE, en: ENGLISH, ja: JAPANESE }
const writingIn = (tag: string) => WRITINGS[tag] ?? PORTUGUESE

/** Larger numbers, negative ones and those that `String` writes with an exponent are left to `Intl`. */
const isPlain = (value: number) => Object.is(value, 0) || (value >= 1e-6 && value < 1e11)

/** A number with `least` to `most` decimals, or undefined if only `Intl` can write it. */
export function plainNumber(tag: string, value: number, least: number, most: number): string | undefined {
	if (!isPlain(value)) return undefined
	const { group, point } = writingIn(tag)
	const rounded = Math.round(shifted(value, most)) / 10 ** most
	const [whole = '', digits = ''] = rounded.toFixed(most).split('.')
	const decimals = digits.replace(/0+$/, '').padEnd(least, '0')
	return whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && point + decimals)
}

/** A number in few letters with at most one decimal (`1,2 mil`), or undefined. */
export function plainCompact(tag: string, value: number): string | undefined {
	if (!isPlain(value)) return undefined
	const { zeros, words } = writingIn(tag)
	// 999,950 is a million, not a thousand thousands.
	const index = words.findIndex((_word, at) => Math.round(shifted(value, 1 - at * zeros)) < 10 ** (zeros + 1))
	const number = plainNumber(tag, shifted(value, -index * zeros), 0, 1)
	// Four digits have no separator here.
	return number && number.replace(/^(\d).(?=\d{3})/, '$1') + words[index]
}

/** A day, a month (without `day`) or a year (without `month`) of the calendar; the months count from 1. */
export function plainDate(tag: string, length: 'short' | 'long', year: number, month = 0, day = 0): string {
	const { months, date } = writingIn(tag)
	return date(year, months[month - 1], day, length === 'long')
}

// By its digits: 1.005 is one hundred and a half hundredths, its binary value a little less.
const shifted = (value: number, power: number) => Number(`${value}e${power}`)
