import { gzipSync } from 'node:zlib'
import { LIST_TEXT_MAX_BYTES } from 'shared-contract'
import { Problem } from '../../../core/problem.ts'
import { isFull } from '../../../testing/full.testing.ts'
import { malAnime, malFile } from '../transfer.testing.ts'
import { ROW } from './reading.testing.ts'
import { readList } from './readList.ts'

const MB = 1024 * 1024
/** Ten steps and more. In a full run, as long as a file may well be. */
const LONG_MB = isFull ? 9 : 2
const GOOD = malFile(ROW)

/** The code that a file is refused with; `taken` where it is not. */
async function outcome(file: string | Buffer): Promise<string> {
	try {
		await readList(Buffer.from(file), undefined)
		return 'taken'
	} catch (error) {
		if (error instanceof Problem) return error.code
		throw error
	}
}

const bomb = `<!DOCTYPE l [<!ENTITY a "${'ha'.repeat(100)}">${Array.from({ length: 10 }, (_, at) => `<!ENTITY a${at} "${`&a${at || ''};`.repeat(10)}">`).join('')}]>`
const deep = (depth: number) => `{"lists": ${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('a file that is no list, or more than one', () => {
	test.each<[what: string, file: string | Buffer, code: string]>([
		['what is right', GOOD, 'taken'],
		['the same as a gzip', gzipSync(GOOD), 'taken'],
		['the same after a byte order mark', `\ufeff${GOOD}`, 'taken'],
		['entities that multiply', bomb + GOOD.replace(/^<\?.*\?>\n/, ''), 'transfer.file.entities'],
		[
			'an entity of elsewhere',
			`<!DOCTYPE myanimelist [<!ENTITY x SYSTEM "file:///etc/passwd">]>${malFile(malAnime({ series_title: '&x;' })).slice(39)}`,
			'transfer.file.entities',
		],
		[
			'a DTD of elsewhere',
			'<!DOCTYPE myanimelist SYSTEM "http://example.com/x.dtd"><myanimelist/>',
			'transfer.file.entities',
		],
		['an undefined entity', malFile(malAnime({ series_title: '&lol;' })), 'taken'],
		['a reference to no character', malFile(malAnime({ series_title: '&#0;' })), 'taken'],
		['tags that cross', GOOD.replace('</anime>', '</manga>'), 'taken'],
		[
			'more mistakes than a parser describes',
			malFile(malAnime({ series_title: '</x>'.repeat(2000) })),
			'transfer.file.broken',
		],
		['a file that was cut off', GOOD.slice(0, -40), 'transfer.file.truncated'],
		['a gzip that was cut off', gzipSync(GOOD).subarray(0, 100), 'transfer.file.truncated'],
		['a gzip that is none', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from('no')]), 'transfer.file.broken'],
		['a gzip with a broken inside', brokenGzip(), 'transfer.file.broken'],
		['bytes that are no UTF-8', Buffer.from(GOOD, 'latin1'), 'taken'],
		['UTF-16', Buffer.from(`\ufeff${GOOD}`, 'utf16le'), 'taken'],
		['JSON in UTF-16', Buffer.from('\ufeff{"lists": []}', 'utf16le'), 'transfer.file.encoding'],
		['another encoding by its own word', Buffer.from(GOOD.replace('UTF-8', 'ISO-8859-1'), 'latin1'), 'taken'],
		['an unknown encoding', Buffer.from(GOOD.replace('UTF-8', 'KLINGON'), 'latin1'), 'transfer.file.encoding'],
		['another root', '<html><body/></html>', 'transfer.file.unknown'],
		['both kinds', malFile(ROW, '<manga><my_status>Reading</my_status></manga>'), 'transfer.file.mixed'],
		['no title', malFile(), 'transfer.file.empty'],
		['nothing', '', 'transfer.file.empty'],
		['spaces', ' \n\t ', 'transfer.file.empty'],
		['a zip', Buffer.from('PK\u0003\u0004etc'), 'transfer.file.archive'],
		['a text', 'oi', 'transfer.file.unknown'],
		['JSON of something else', '{"name": "x", "list": []}', 'transfer.file.unknown'],
		['JSON that is an array', '[1]', 'transfer.file.unknown'],
		['an array of nothing', '[]', 'transfer.file.empty'],
		['an array that was cut off', '[{"show": {"title": "x"', 'transfer.file.truncated'],
		['an array that goes deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'transfer.file.deep'],
		['an array of other things', '[{"name": "x"}, null, "y"]', 'transfer.file.unknown'],
		['JSON of Simkl that was cut off', '{"anime": [{"status": "hold"}, {"sta', 'transfer.file.truncated'],
		['JSON of Kitsu that goes deep', `{"data": [{"type": "x"}, ${'['.repeat(100_000)}`, 'transfer.file.deep'],
		['more shows than a list holds', showsBeyondLimit(), 'transfer.file.tooMany'],
		['JSON that was cut off', '{"lists": [{"entries": [{"status": "CURR', 'transfer.file.truncated'],
		['JSON with a mistake', '{"lists": [}', 'transfer.file.broken'],
		['JSON and something after it', '{"lists": []} x', 'transfer.file.broken'],
		['JSON that goes deep', deep(100_000), 'transfer.file.deep'],
		[
			'a tag with more attributes than any has',
			`<myanimelist ${many(101, (at) => `a${at}="" `)}>`,
			'transfer.file.broken',
		],
		['tags with attributes', GOOD.replaceAll('<anime>', '<anime a="1" b="2">'), 'taken'],
		['XML that goes deep', `<myanimelist>${'<a>'.repeat(100_000)}`, 'transfer.file.deep'],
		['JSON of bytes that are no UTF-8', Buffer.from('{"lists": [{"name": "é"}]}', 'latin1'), 'transfer.file.encoding'],
		[
			'more rows than a list holds',
			malFile(...Array.from({ length: 20_001 }, () => '<anime></anime>')),
			'transfer.file.tooMany',
		],
	])('%s', async (_what, file, code) => {
		expect(await outcome(file)).toBe(code)
	})

	test('bytes after the end of XML', async () => {
		expect(await outcome(`${GOOD}<x/>`)).toBe('transfer.file.broken')
	})
})

test('a gzip bomb is refused at the size limit, without filling the memory', async () => {
	const packed = gzipSync(Buffer.alloc(4 * LIST_TEXT_MAX_BYTES, ' '))
	expect(packed.length).toBeLessThan(MB)
	const before = process.memoryUsage().rss
	expect(await outcome(Buffer.concat([gzipSync(GOOD.slice(0, 200)), packed]))).toBe('transfer.file.tooLarge')
	expect(process.memoryUsage().rss - before).toBeLessThan(3 * LIST_TEXT_MAX_BYTES)
})

/** The most bytes of a file that are read between two turns of the event loop. */
async function longestStep(file: Buffer): Promise<number> {
	let bytes = 0
	let longest = 0
	let isReading = true
	const turn = () => {
		longest = Math.max(longest, bytes)
		bytes = 0
		if (isReading) setImmediate(turn)
	}
	const counted = Object.assign(Buffer.from(file), {
		subarray(from?: number, to?: number) {
			const piece = file.subarray(from, to)
			bytes += piece.length
			return piece
		},
	})
	setImmediate(turn)
	await readList(counted, undefined).catch((error) => expect(error).toBeInstanceOf(Problem))
	isReading = false
	turn()
	return longest
}

test.each<[what: string, file: string]>([
	['one comment', `<myanimelist><!--${'x'.repeat(LONG_MB * MB)}`],
	['comments', `<myanimelist>${'<!---->'.repeat((LONG_MB * MB) / 7)}`],
	['one CDATA section', `<myanimelist><anime><a><![CDATA[${']'.repeat(LONG_MB * MB)}`],
	['one tag', `<myanimelist><${'x'.repeat(LONG_MB * MB)}`],
	['one attribute', `<myanimelist a="${'x'.repeat(LONG_MB * MB)}`],
	['attributes', `<myanimelist ${many(LONG_MB * 83_000, (at) => `a${at}="" `)}`],
	['fields', `<myanimelist><anime>${many(LONG_MB * 55_000, (at) => `<f${at}>1</f${at}>`)}</anime></myanimelist>`],
	['entities', `<myanimelist><anime><a>${'&amp;'.repeat((LONG_MB * MB) / 5)}</a></anime></myanimelist>`],
	['brackets', '<'.repeat(LONG_MB * MB)],
	['a DTD of brackets', `<!DOCTYPE a [${'<'.repeat(LONG_MB * MB)}`],
	['instructions', `<myanimelist>${'<?a b?>'.repeat((LONG_MB * MB) / 7)}`],
	['empty tags', `<myanimelist>${'<a/>'.repeat((LONG_MB * MB) / 4)}</myanimelist>`],
])('a long file, all %s, is read in short steps, so that others are answered', async (_what, file) => {
	const longest = await longestStep(Buffer.from(file))
	expect(longest).toBeGreaterThan(0)
	expect(longest).toBeLessThanOrEqual(128 * 1024)
})

test('a file beyond the size limit is refused unread', async () => {
	expect(await outcome(Buffer.alloc(21 * MB, '<'))).toBe('transfer.file.tooLarge')
})

function many(count: number, each: (index: number) => string): string {
	return Array.from({ length: count }, (_, at) => each(at)).join('')
}

function showsBeyondLimit(): string {
	return JSON.stringify(Array.from({ length: 20_001 }, (_, trakt) => ({ show: { title: 'x', ids: { trakt } } })))
}

function brokenGzip(): Buffer {
	const packed = gzipSync(Buffer.from(GOOD.repeat(50)))
	packed.fill(0xff, 30, 60)
	return packed
}
