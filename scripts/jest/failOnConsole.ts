import { jest } from '@jest/globals'

/** Fails a test with an unexpected console.error or console.warn, also one that comes before the first test. */
let messages: string[] = []

function spyOnConsole() {
	for (const level of ['error', 'warn'] as const) {
		jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
			messages.push(`console.${level}: ${parts.map(String).join(' ')}`)
		})
	}
}

spyOnConsole()
beforeEach(spyOnConsole)

afterEach(() => {
	jest.restoreAllMocks()
	const unexpected = messages
	messages = []
	if (unexpected.length > 0) throw new Error(`unexpected output\n${unexpected.join('\n')}`)
})
