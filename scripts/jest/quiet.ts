import { jest } from '@jest/globals'

/** A warning or an error on the console that a test did not expect fails that test. */
let heard: string[] = []

function listen(level: 'error' | 'warn') {
	jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
		heard.push(`console.${level}: ${parts.map(String).join(' ')}`)
	})
}

beforeEach(() => {
	heard = []
	listen('error')
	listen('warn')
})

afterEach(() => {
	jest.restoreAllMocks()
	const unexpected = heard
	heard = []
	if (unexpected.length > 0) throw new Error(`unexpected output\n${unexpected.join('\n')}`)
})
