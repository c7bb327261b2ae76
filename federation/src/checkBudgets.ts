import { BUDGETS } from './budgets.ts'
import { overBudget, sizes, sizeTable } from './sizes.ts'

// Exits with 1 if a build exceeds its budget, or if nothing is built.
const all = await sizes()
const over = overBudget(all)
process.stdout.write(await sizeTable())
if (all.length === 0) process.stderr.write('no build found: run `npm run build` first\n')
for (const { what, bytes, budget } of over) {
	if (budget) process.stderr.write(`${what}: ${bytes} bytes, ${bytes - BUDGETS[budget]} over its budget\n`)
}
process.exitCode = over.length > 0 || all.length === 0 ? 1 : 0
