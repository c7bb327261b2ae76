import { jest } from '@jest/globals'

/** Fails a test with an unexpected console.error or console.warn. */
let messages: string[] = []

function spyOnConsole(level: 'error' | 'warn') {
	jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
		messages.push(`console.${level}: ${parts.map(String).join(' ')}`)
	})
}

beforeEach(() => {
	messages = []
	spyOnConsole('error')
	spyOnConsole('warn')
})

afterEach(() => {
	jest.restoreAllMocks()
	const unexpected = messages
	messages = []
	if (unexpected.length > 0) throw new Error(`unexpected output\n${unexpected.join('\n')}`)
})
