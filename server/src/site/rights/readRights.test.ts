import { readRights } from './readRights.testing.ts'

const table = (...rows: string[]) =>
	['# Lists', '', '| | request | visitor | owner |', '|---|---|---|---|', ...rows, '', 'The end.'].join('\n')

test('a row is what is done, the request, and what comes of it for each', () => {
	const [right, ...others] = readRights(table('| read a list | `GET /api/lists/{private list}` | 404 | all |'))
	expect(right).toEqual({
		name: 'Lists: read a list',
		method: 'GET',
		path: '/api/lists/{private list}',
		subject: undefined,
		outcomes: new Map([
			['visitor', '404'],
			['owner', 'all'],
		]),
		line: 5,
	})
	expect(others).toEqual([])
})

test('a body may name a thing, and a cell may say nothing', () => {
	const [right] = readRights(table('| ask | `POST /api/friends/requests` with `{somebody}` | 401 | – |'))
	expect(right).toMatchObject({ subject: '{somebody}', outcomes: new Map([['visitor', '401']]) })
})

test('other tables are left alone', () => {
	expect(readRights('| | Admin |\n|---|---|\n| delete the group | yes |')).toEqual([])
})

test.each([
	['| read | /api/site | yes | yes |', '"/api/site" is no request'],
	['| read | `GET /api/site` | yes |', '1 cells for 2 columns'],
	['| read | `GET /api/site` | perhaps | yes |', '"perhaps" is no outcome'],
])('%s is refused with its line', (row, reason) => {
	expect(() => readRights(table(row))).toThrow(`line 5: ${reason}`)
})
