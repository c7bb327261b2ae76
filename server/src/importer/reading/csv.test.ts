import { readCsv } from './csv.ts'

async function rowsOf(text: string) {
	const lines = text.split('\n')
	const given = async function* () {
		for (const [place, line] of lines.entries()) {
			yield { text: line, number: place + 1, progress: (place + 1) / lines.length }
		}
	}
	const rows = []
	for await (const row of readCsv(given())) rows.push(row)
	return rows
}

test('a row has its fields by the names of the header, its text and its line', async () => {
	const [one, other] = await rowsOf('id,name\n1,Ada\n2,Bia\n')
	expect(one).toMatchObject({ fields: { id: '1', name: 'Ada' }, text: '1,Ada', number: 2 })
	expect(other).toMatchObject({ fields: { id: '2', name: 'Bia' }, text: '2,Bia', number: 3 })
})

test('a quoted field holds commas, quotes and line breaks', async () => {
	const [row] = await rowsOf('id,name\n1,"A ""great"", long\nname"\n')
	expect(row).toMatchObject({ fields: { id: '1', name: 'A "great", long\nname' }, text: '1,"A ""great"", long\nname"' })
})

test.each([
	[
		'a quote within a field',
		'id,name\n1,5" disk\n2,x',
		[
			{ id: '1', name: '5" disk' },
			{ id: '2', name: 'x' },
		],
	],
	['a field too few', 'id,name\n1\n2,x', [{ id: '1' }, { id: '2', name: 'x' }]],
	[
		'a field too many',
		'id,name\n1,x,y\n2,x',
		[
			{ id: '1', name: 'x' },
			{ id: '2', name: 'x' },
		],
	],
	['an empty line', 'id,name\n\n2,x', [{ id: '2', name: 'x' }]],
	['a header alone', 'id,name\n', []],
	['nothing', '', []],
])('%s breaks no other row', async (_what, text, expected) => {
	expect((await rowsOf(text)).map(({ fields }) => ({ ...fields }))).toEqual(expected)
})

test('a quote that is never closed is an error', async () => {
	await expect(rowsOf('id,name\n1,"x\n2,y\n')).rejects.toThrow(/Quote Not Closed/)
})

test('an error of the file reaches the reader', async () => {
	const broken = async function* () {
		yield { text: 'id', number: 1, progress: 0.5 }
		throw new Error('unexpected end of file')
	}
	const read = async () => {
		for await (const _ of readCsv(broken()));
	}
	await expect(read()).rejects.toThrow('unexpected end of file')
})
