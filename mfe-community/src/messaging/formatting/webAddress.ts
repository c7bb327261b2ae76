import { parseUrl } from 'shared-contract'

/** Characters that end a sentence or a style rather than a URL. */
const TRAILING = /[.,;:!?'"*_~…。、！？」』）]/

/** The length of the URL in a match, without the punctuation around it. */
export function addressLength(found: string): number {
	let open = 0
	for (const character of found) open += character === '(' ? 1 : character === ')' ? -1 : 0
	let length = found.length
	while (length > 0) {
		const last = found.charAt(length - 1)
		// "(see https://a.example/b)" closes what was opened before it; "https://a.example/b_(c)" what it opened itself.
		if (last === ')' && open < 0) open += 1
		else if (!TRAILING.test(last)) break
		length -= 1
	}
	return length
}

/** The normalised URL, or undefined if it is not a safe http or https URL. */
export function webAddress(typed: string): string | undefined {
	const url = parseUrl(typed)
	if (!url) return undefined
	const { protocol, hostname, href, username, password } = url
	// `https://bank.example@other.example` looks like one site and is another.
	const isHonest = username === '' && password === ''
	return /^https?:$/.test(protocol) && hostname !== '' && isHonest ? href : undefined
}
