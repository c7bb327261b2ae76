import type { ImportRow } from 'shared-contract'
import { reportCsv } from './reportCsv.ts'

const row = (sourceTitle: string): ImportRow => ({
	place: 1,
	line: 7,
	kind: 'anime',
	sourceId: '11',
	sourceTitle,
	title: null,
	verdict: 'refused',
	reason: 'unknownId',
	field: null,
	notes: [],
	before: null,
	after: null,
})

test.each([
	['O Sino', '7,O Sino'],
	['Um, dois', '7,"Um, dois"'],
	['O "Sino"', '7,"O ""Sino"""'],
	['linha 1\nlinha 2', '7,"linha 1\nlinha 2"'],
	['=HYPERLINK("http://x")', `7,"'=HYPERLINK(""http://x"")"`],
	['@cmd', "7,'@cmd"],
])('%j is written as %j', (title, line) => {
	const text = reportCsv([row(title)], { head: ['linha', 'título'], cells: (one) => [one.line, one.sourceTitle] })
	expect(text).toBe(`\ufefflinha,título\r\n${line}\r\n`)
})
