import { startDemo } from './demo.ts'
import { makeTemplate } from './template.ts'

/** What a run needs before its first test. @returns what ends it */
export default async function begin(): Promise<() => Promise<void>> {
	const removeTemplate = await makeTemplate()
	const stopDemo = await startDemo().catch(async (error: unknown) => {
		await removeTemplate()
		throw error
	})
	return async () => {
		await stopDemo()
		await removeTemplate()
	}
}
