import { jest } from '@jest/globals'
import 'slice-kit/testing'
import { commands } from './commands.ts'

afterEach(() => jest.useRealTimers())

test('this season and the next are pages, over the end of a year', async () => {
	jest.useFakeTimers({
		now: new Date(2026, 10, 24),
		doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'],
	})
	const offered = await commands({
		text: '',
		viewer: 'visitor',
		locale: 'pt',
		path: '/',
		signal: new AbortController().signal,
	})
	expect(offered.map((command) => [command.label, 'path' in command && command.path])).toEqual([
		['Outono de 2026', '/season/2026/fall'],
		['Inverno de 2027', '/season/2027/winter'],
	])
})
