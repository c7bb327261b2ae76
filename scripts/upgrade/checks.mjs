const counts = { passed: 0, failed: 0 }

/** Runs a check and prints how it went. */
export async function check(sentence, work) {
	try {
		const note = await work()
		counts.passed += 1
		process.stdout.write(`  ok: ${sentence}${note === undefined ? '' : `\n      ${note}`}\n`)
	} catch (error) {
		counts.failed += 1
		process.stdout.write(`  FAILED: ${sentence}\n      ${error.stack}\n`)
	}
}

/** Prints the sum of all checks. @returns whether none failed */
export function printCounts() {
	process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
	return counts.failed === 0
}
