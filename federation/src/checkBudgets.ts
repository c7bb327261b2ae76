import { BUDGETS } from './budgets.ts'
import { overBudget, sizes, sizeTable } from './sizes.ts'

// Ends with 1 where a built part is over its budget, or where nothing has been built.
const all = await sizes()
const over = overBudget(all)
process.stdout.write(await sizeTable())
if (all.length === 0) process.stderr.write('nothing is built: run `npm run build` first\n')
for (const { what, bytes, budget } of over) {
	if (budget) process.stderr.write(`${what} has ${bytes} bytes, ${bytes - BUDGETS[budget]} over its budget\n`)
}
process.exitCode = over.length > 0 || all.length === 0 ? 1 : 0
