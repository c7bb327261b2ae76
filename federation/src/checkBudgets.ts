import { budgetProblems, sizes, sizeTable } from './sizes.ts'

// Exits with 1 if a build exceeds its budget, or if nothing is built.
const all = await sizes()
const problems = all.length > 0 ? budgetProblems(all) : ['no build found: run `npm run build` first']
process.stdout.write(sizeTable(all))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
