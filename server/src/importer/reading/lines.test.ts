import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MAX_LINE, readLines } from './lines.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'niouka-lines-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function linesOf(bytes: string | Buffer) {
	const file = join(folder, 'file')
	await writeFile(file, bytes)
	const lines = []
	for await (const { number, text } of readLines(file)) lines.push([number, text])
	return lines
}

const long = 'a'.repeat(200_000)

test.each([
	['', []],
	['\n', [[1, '']]],
	['one', [[1, 'one']]],
	[
		'one\r\ntwo\n',
		[
			[1, 'one'],
			[2, 'two'],
		],
	],
	[
		'one\n\nthree',
		[
			[1, 'one'],
			[2, ''],
			[3, 'three'],
		],
	],
	// A JSON text may hold these; they end no line.
	[
		'"a\u2028b"\n"c\u2029d"',
		[
			[1, '"a\u2028b"'],
			[2, '"c\u2029d"'],
		],
	],
	[
		`${long}\r\n${long}`,
		[
			[1, long],
			[2, long],
		],
	],
	[
		'満潮\n千と',
		[
			[1, '満潮'],
			[2, '千と'],
		],
	],
])('the lines of %j', async (text, lines) => {
	expect(await linesOf(text)).toEqual(lines)
	expect(await linesOf(gzipSync(text))).toEqual(lines)
})

test('a line without an end is refused, also where it comes packed small', async () => {
	const bomb = gzipSync(Buffer.alloc(4 * MAX_LINE, 'a'))
	expect(bomb.length).toBeLessThan(100_000)
	await expect(linesOf(bomb)).rejects.toThrow(`a line has more than ${MAX_LINE} characters`)
})
