import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isVisibleText } from 'shared-contract'
import { isFull } from '../full.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'hostile')

/**
 * For every run, one of each kind: markup in places that run it, markup that changes when it is parsed again, schemes,
 * templates, queries, controls, both directions of writing, what is long, and what is written in entities.
 */
const FEW = [
	'<script>alert(1)</script>',
	'<img src=x onerror="alert(1)">',
	'"><svg onload=alert(1)>',
	'<a href="javascript:alert(1)">aqui</a>',
	'<style>*{display:none}</style>',
	'[[anime:1]] {{constructor.constructor("alert(1)")()}}',
	"'; drop table message; --",
	'٠١٢ שלום \u202egnipyt\u202c \u200b\u2060',
	'Z̸̢̛a̵l̶g̷o̴ 👩‍👩‍👧‍👦 ｆｕｌｌ 🏳️‍🌈',
	'a'.repeat(600),
	'<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
	'<base href="https://mau.example/"><meta http-equiv=refresh content="0;url=https://mau.example">',
	'&lt;script&gt;alert(1)&lt;/script&gt; &#x3C;img src=x&#x3E; &amp;amp;',
	'\ufeffmarca\u00a0fixa\u2028linha\u2029parágrafo\u00ad\u0007\u001b[31m',
]

const OTHERS = [
	"javascript:alert(1)//'",
	'<iframe src="https://mau.example"></iframe>',
	'<math><mtext><img src onerror=alert(1)></mtext></math>',
	'#{7*7} <%= 7*7 %> %s %n %00 {{7*7}}',
	'田中さんにあげて下さい (╯°□°）╯︵ ┻━┻)',
	'__proto__ constructor hasOwnProperty undefined null',
	'<svg><style><img src=x onerror=alert(1)></style></svg>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'<textarea></textarea><script>alert(1)</script>',
	'<p title=\'" autofocus onfocus="alert(1)\'>olá</p>',
	'<a href="java\tscript:alert(1)" ping="https://mau.example">aqui</a>',
	'<a href="data:text/html,<script>alert(1)</script>">aqui</a>',
	'<video autoplay onloadstart=alert(1)><source></video><audio src onerror=alert(1)>',
	'<link rel=stylesheet href="https://mau.example/a.css"><object data="https://mau.example"></object>',
	'<form action="https://mau.example"><input name=title><button formaction="javascript:alert(1)">ok</button></form>',
	'<details open ontoggle=alert(1)><template><script>alert(1)</script></template></details>',
	'<!--><img src=x onerror=alert(1)>--><![CDATA[<script>alert(1)</script>]]>',
	'**[[manga:101]]** _~`[aqui](javascript:alert(1))`~_ ||segredo|| > citação',
	'https://mau.example/<b>"onmouseover="alert(1) www.mau.example mailto:a@b.c?subject=x',
	'ﷺ'.repeat(40),
	'\u0061\u0301\u0489\u0489\u0489 \u202dligado\u202c \u2066isolado\u2069 \u061c',
	'Ａｃ\u0327a\u0303o ﬁ ß İ ı ſ Ω ℡ ㌖',
	`${'😀'.repeat(60)}\u{1F468}\u200d\u{1F469}\u200d\u{1F467}\u{1F3FD} 🇧🇷🇯🇵🇧`,
	'1/0 NaN Infinity -0 1e1000 0x0 ٣ Ⅷ ² true false nil None',
	'../../../../etc/passwd%00.webp C:\\con\\aux file:///etc/passwd',
	'$(touch /tmp/x) `id` | ls; && {{constructor}} #{7*7} <?php echo 1 ?>',
	'linha um\n\n\n\nlinha dois\r\nlinha três\tcom tabulação',
]

function read(file: string): unknown[] {
	const rows: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
	return Array.isArray(rows) ? rows : []
}

const payloadOf = (row: unknown) => (typeof row === 'object' && row !== null && 'payload' in row ? row.payload : row)

/** Texts of others: the collections beside this repository where they are. */
const collected = () =>
	existsSync(FOLDER) ? [...read('blns.json'), ...read('dompurify-expect.json').map(payloadOf)].map(String) : []

/** Texts that break what is careless: a few, or in a full run all of ours and of others. */
export const HOSTILE: readonly string[] = isFull ? [...FEW, ...OTHERS, ...collected()] : FEW

/** What the titles of the tests say of them. */
export const HOSTILE_NAME = `${HOSTILE.length} hostile texts`

/** Those that a field takes, as it keeps them: composed, with something to see, no longer than that many characters. */
export function fitting(maxLength: number): string[] {
	const kept = HOSTILE.map((text) => tidy(text)).filter((text) => isVisibleText(text) && [...text].length <= maxLength)
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
