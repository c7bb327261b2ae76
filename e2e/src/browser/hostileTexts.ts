import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSeen } from 'shared-contract'

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'hostile')
const isThere = existsSync(FOLDER)

/** Used where the collection is not there: markup, controls, both directions of writing, and the marks of a message. */
const OWN = [
	'<script>alert(1)</script>',
	'<img src=x onerror="alert(1)">',
	'"><svg onload=alert(1)>',
	"javascript:alert(1)//'",
	'<iframe src="https://mau.example"></iframe>',
	'<a href="javascript:alert(1)">aqui</a>',
	'<style>*{display:none}</style>',
	'<math><mtext><img src onerror=alert(1)></mtext></math>',
	'[[anime:1]] {{constructor.constructor("alert(1)")()}}',
	'#{7*7} <%= 7*7 %> %s %n %00 {{7*7}}',
	"'; drop table message; --",
	'٠١٢ שלום \u202egnipyt\u202c \u200b\u2060',
	'Z̸̢̛a̵l̶g̷o̴ 👩‍👩‍👧‍👦 ｆｕｌｌ 🏳️‍🌈',
	'田中さんにあげて下さい (╯°□°）╯︵ ┻━┻)',
	'__proto__ constructor hasOwnProperty undefined null',
	'a'.repeat(600),
]

function read(file: string): unknown[] {
	const rows: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
	return Array.isArray(rows) ? rows : []
}

const payloadOf = (row: unknown) => (typeof row === 'object' && row !== null && 'payload' in row ? row.payload : row)

/** Texts that break what is careless: the collections beside this repository, else a few of our own. */
export const HOSTILE: readonly string[] = isThere
	? [...read('blns.json'), ...read('dompurify-expect.json').map(payloadOf)].map(String)
	: OWN

/** What the titles of the tests say of them. */
export const HOSTILE_NAME = isThere
	? `${HOSTILE.length} hostile texts`
	: `${OWN.length} hostile texts (../shared/data/hostile is not there)`

/** Those that a field takes, as it keeps them: composed, with something to see, no longer than that many characters. */
export function fitting(maxLength: number): string[] {
	const kept = HOSTILE.map((text) => tidy(text)).filter((text) => isSeen(text) && [...text].length <= maxLength)
	return [...new Set(kept)]
}

/** Those a field takes, several to each text of at most so many characters, one below the other. */
export function packed(maxLength: number): string[] {
	const packs: string[] = []
	for (const text of fitting(maxLength)) {
		const longer = `${packs.at(-1) ?? ''}\n${text}`
		if (packs.length > 0 && [...longer].length <= maxLength) packs[packs.length - 1] = longer
		else packs.push(text)
	}
	return packs
}

/** A text as it is kept. A byte order mark at its start is taken for one of the database’s own. */
export const tidy = (text: string) =>
	text
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/^\ufeff+/, '')
		.trim()
