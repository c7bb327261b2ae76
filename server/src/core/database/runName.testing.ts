/** The name of this run of Jest, for shared files and databases; they are deleted when the run ends (scripts/jest/). */
export function runName(): string {
	const name = process.env.NIOUKA_TEST_RUN
	if (name === undefined) throw new Error("NIOUKA_TEST_RUN is not set: the tests' globalSetup has not run")
	return name
}
